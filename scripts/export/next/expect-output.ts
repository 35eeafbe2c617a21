import { attribute, type Element, elementText } from '../../shared/html'
import { onEach, orAdapt } from '../../shared/problems'
import { isExecutable, type Source } from './defer-scripts'

/** Types whose content no browser runs. */
const dataTypes = ['application/json', 'application/ld+json']

const fix = orAdapt('defer-scripts.ts')

const srcOf = (script: Element) => attribute(script, 'src') ?? ''

/**
 * Test whether a script starts Next: inline, after the chunks. In some versions of Next it is a file instead, which
 * would run before the page's data arrives (React error 412).
 */
const isStart = (script: Element) =>
  attribute(script, 'id') === '_R_' &&
  attribute(script, 'src') === undefined &&
  elementText(script).includes('TURBOPACK')

/**
 * Test whether a script is one of our modules. They run immediately, in framed pages; a module of Next's would
 * hydrate the page without intent.
 */
const isOwnModule = (script: Element) =>
  attribute(script, 'type') === 'module' && srcOf(script).startsWith('/') && !srcOf(script).startsWith('/_next/')

/**
 * List unexpected output in a page that `next build` wrote, each with its fix: its data, its chunks, its start
 * script, and scripts that may or may not be executable.
 */
export const outputProblems = onEach(({ elements }: Source) => {
  const scripts = elements.filter(({ tagName }) => tagName === 'script')
  const executable = scripts.filter(isExecutable)
  const unknown = scripts.filter(
    (script) => !isExecutable(script) && !dataTypes.includes(attribute(script, 'type') ?? '') && !isOwnModule(script),
  )
  const hasData = executable.some((script) => /\b__next_f\b.*\.push\(\[1,/s.test(elementText(script)))
  const hasChunk = executable.some((script) => /^\/_next\/.+\.js$/.test(srcOf(script)))
  return [
    ...unknown.map(
      (script) => `a script of the type "${attribute(script, 'type')}", which the export does not know: ${fix}`,
    ),
    !hasData && `no data for React (self.__next_f.push): ${fix}`,
    !hasChunk && `no script file of Next's (/_next/….js): ${fix}`,
    !executable.some(isStart) && `no inline start script (<script id="_R_">): ${fix}`,
  ]
})
