import { content } from './content'

const file = 'brand.yaml'
const problems = () => content.check().map(({ file, line, field, reason }) => `${file}:${line}: ${field}: ${reason}`)

test.each([
  [['colors', 'main'], '1C6A60', /^content\/brand\.yaml:\d+: colors\.main: write a color in quotes, as # and six/],
  [['colors', 'main'], '#fff', /colors\.main: write a color in quotes/],
  [['colors', 'main'], null, /colors\.main: is empty: put a color in quotes/],
  [['colors', 'main'], undefined, /colors\.main: is missing/],
  [['colors', 'blue'], '#0000ff', /colors\.blue: is unknown/],
  [
    ['colors', 'accent'],
    '#c8553d',
    /colors\.accent: too little contrast: .* 7:1 is needed; the nearest color that passes is "#/,
  ],
  [['radius'], 40, /radius: must be 24 or less/],
  [['radius'], '8px', /radius: write a number of pixels/],
  [['fonts', 'body'], '../figtree', /fonts\.body: write the name of a family/],
  [
    ['fonts', 'headings'],
    'Papyrus',
    /fonts\.headings: "Papyrus" is not installed: run `npm install --save-dev --save-exact @fontsource-variable\/papyrus`/,
  ],
])('%j: %j', (path, value, message) => {
  content.set(file, path, value)
  const found = problems()
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(message)
})

test('the line is that of the color', () => {
  content.set(file, ['colors', 'pin'], '#ff88aa')
  const line =
    content
      .read(file)
      .split('\n')
      .findIndex((text) => text.trim().startsWith('pin:')) + 1
  expect(problems()[0]).toMatch(new RegExp(`^content/brand\\.yaml:${line}: colors\\.pin: too little contrast`))
})
