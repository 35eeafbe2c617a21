import { content } from './content'

const rules = 'triage.yaml'
const english = 'where-does-it-hurt.en.yaml'
const spanish = 'where-does-it-hurt.es.yaml'

type Path = (string | number)[]

/** Sets a field to a value, in a file. */
const set = (file: string, path: Path, value: unknown) => () => content.set(file, path, value)
const change = (file: string, from: string, to: string) => () => {
  const source = content.read(file)
  if (!source.includes(from)) throw new Error(`the test changes nothing in ${file}`)
  content.write(file, source.replace(from, to))
}

test.each<[kind: string, breakIt: () => void, file: string, field: string, reason: string]>([
  [
    'a sign of danger with one source',
    set(rules, ['signs', 0, 'sources'], ['stroke']),
    rules,
    'signs.0.sources',
    'a sign of danger rests on two sources',
  ],
  [
    'a sign whose sources have one publisher',
    set(rules, ['signs', 0, 'sources'], ['stroke', 'heart']),
    rules,
    'signs.0.sources',
    '"stroke" rests on one publisher alone',
  ],
  [
    'a sign with a source that is not there',
    set(rules, ['signs', 0, 'sources'], ['stroke', 'aunt']),
    rules,
    'signs.0.sources',
    '"stroke" names no source of the list: aunt',
  ],
  [
    'a rule that names a page that is not there',
    set(rules, ['regions', 0, 'pages', 0, 'path'], '/symptoms/toothache'),
    rules,
    'regions.0.pages.0.path',
    'head: /symptoms/toothache leads to no page of this site',
  ],
  ['a part that leads nowhere', set(rules, ['regions', 0, 'pages'], []), rules, 'regions.0.pages', 'leads nowhere'],
  [
    'an answer that leads nowhere',
    set(rules, ['regions', 1, 'pages'], [{ path: '/symptoms/neck-pain', when: ['injury'] }]),
    rules,
    'regions.1.pages',
    'jaw: leads nowhere after "sudden"',
  ],
  [
    'a page after an answer that there is not',
    set(rules, ['regions', 0, 'pages', 0, 'when'], ['yesterday']),
    rules,
    'regions.0.pages.0.when',
    'head: there is no answer "yesterday"; known: injury, sudden, strain, slow',
  ],
  [
    'a part with a sign that there is not',
    set(rules, ['regions', 0, 'signs', 0], 'hiccups'),
    rules,
    'regions.0.signs.0',
    'head: there is no sign "hiccups"',
  ],
  [
    'a part without a sign that calls for 911',
    set(rules, ['regions', 0, 'signs'], ['headache-new']),
    rules,
    'regions.0.signs',
    'head: has no sign that calls for 911',
  ],
  [
    'danger that comes last',
    set(rules, ['regions', 3, 'signs'], ['heart', 'cancer', 'stroke']),
    rules,
    'regions.3.signs',
    'shoulder: names a sign for 911 below one for a physician',
  ],
  [
    'an answer raised to a sign of another part',
    set(rules, ['regions', 3, 'raises'], [{ answer: 'sudden', sign: 'baby' }]),
    rules,
    'regions.3.raises.0.sign',
    'shoulder: "baby" is not among its signs',
  ],
  [
    'an urgency that there is not',
    set(rules, ['began', 0, 'urgency'], 'soon'),
    rules,
    'began.0.urgency',
    'must be one of emergency, physician, visit, home',
  ],
  [
    'a place beyond the drawing',
    set(rules, ['regions', 0, 'areas', 0, 'box'], '560 20 88 78'),
    rules,
    'regions.0.areas.0.box',
    'head: reaches beyond the drawing, which is 600 by 900',
  ],
  [
    'a name without its day',
    set(rules, ['reviewedBy'], 'Jane Doe, DC'),
    rules,
    'reviewedOn',
    'name and day belong together',
  ],
  ['two rules of one name', set(rules, ['signs', 1, 'id'], 'stroke'), rules, 'signs', '"stroke" appears twice'],
  [
    'a rule without Spanish words',
    change(spanish, '  - id: thunderclap\n', '  - id: thunder\n'),
    spanish,
    'signs',
    'lacks the words of "thunderclap"',
  ],
  [
    'words without a rule',
    change(english, '  - id: jaw\n', '  - id: chin\n'),
    english,
    'regions',
    '"chin" has no rule: add it to "regions"',
  ],
])('where does it hurt: %s', (_, breakIt, file, field, reason) => {
  breakIt()
  expect(content.check()).toContainEqual(
    expect.objectContaining({ file: `content/${file}`, field, reason: expect.stringContaining(reason) }),
  )
})
