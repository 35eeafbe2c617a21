/** @jest-environment node */
import { sourceFiles } from './source-files'

/** Calls that find elements by a selector. */
const calls = /\b(?:locator|frameLocator|querySelector(?:All)?|closest|matches)(?:<[^(]*>)?\(\s*(['"`])(.*?)\1/gs
/** Parts of a source without class names: interpolations, texts, attribute values. */
const others = /\$\{.*?\}|(["']).*?\1|\[(?!class\b).*?\]/g

/** Return the lines of a source that find elements by class. */
const linesOf = (source: string) =>
  [...source.matchAll(calls)]
    .filter(([, , selector = '']) => /\.[a-z_-]|\[class\b/i.test(selector.replace(others, '')))
    .map(({ index }) => source.slice(0, index).split('\n').length)

test('tests find elements by role and name, never by class', () => {
  const files = sourceFiles('tests')
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap(({ path, source }) => linesOf(source).map((line) => `${path}:${line}`))).toEqual([])
})
