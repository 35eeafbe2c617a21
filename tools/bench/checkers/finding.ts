/** A fault that a checker finds on a page. */
export type Finding = { page: string; rule: string; message: string; place: string }

/** A known finding that stays, by page and message, with the reason. */
type Known = { pattern: RegExp; reason: string }

const known: Known[] = [
  {
    pattern: /where-does-it-hurt: The value "who-\w+" of the 'for' attribute/,
    reason: 'the engine thinks a radio button is hidden; it is only hidden from sight',
  },
  {
    pattern: /demo\/survey: Form control element <textarea> has no associated label/,
    reason: 'the step of the form is hidden until its turn, and with it the label',
  },
  { pattern: /: CSS: /, reason: 'the checker does not know newer CSS, which browsers without it skip' },
  {
    pattern: /Content Security Policy/,
    reason: 'the checker does not compare hashes, and thinks data blocks are scripts',
  },
  {
    pattern: /allow-scripts.*allow-same-origin/,
    reason: 'a provider’s frame is of another site, where the sandbox holds; only demo frames are of this site',
  },
  { pattern: /9999-12-31.*Year may be mistyped/, reason: 'a limit that keeps a year at four digits while it is typed' },
  { pattern: /: Section lacks heading/, reason: 'a band of the page, without a name and so no landmark' },
]

/** Split findings into new and known ones. */
export function splitKnown(findings: Finding[]): { fresh: Finding[]; stays: Finding[] } {
  const isKnown = ({ page, message }: Finding) => known.some(({ pattern }) => pattern.test(`${page}: ${message}`))
  return { fresh: findings.filter((finding) => !isKnown(finding)), stays: findings.filter(isKnown) }
}
