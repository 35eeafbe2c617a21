/** What a checker says of a page. */
export type Finding = { page: string; rule: string; message: string; place: string }

/** What is known of a checker, and stays: findings by their page and message, each with the reason. */
type Known = { pattern: RegExp; reason: string }

const known: Known[] = [
  {
    pattern: /where-does-it-hurt: The value "who-\w+" of the 'for' attribute/,
    reason: 'the engine takes a radio button for hidden that only eyes do not see',
  },
  {
    pattern: /demo\/survey: Form control element <textarea> has no associated label/,
    reason: 'the step of the form is hidden until its turn, and with it the label',
  },
  { pattern: /: CSS: /, reason: 'the checker does not know newer CSS, which browsers without it skip' },
  { pattern: /Content Security Policy/, reason: 'the checker does not compare hashes, and takes data for scripts' },
  {
    pattern: /allow-scripts.*allow-same-origin/,
    reason: 'a provider’s frame is of another site, where the sandbox holds; only those of the demo are of this one',
  },
  { pattern: /9999-12-31.*Year may be mistyped/, reason: 'a limit that keeps a year at four digits while it is typed' },
  { pattern: /: Section lacks heading/, reason: 'a band of the page, without a name and so no landmark' },
]

/** Part findings into those that are known and those that are not. */
export function partKnown(findings: Finding[]): { fresh: Finding[]; kept: Finding[] } {
  const isKnown = ({ page, message }: Finding) => known.some(({ pattern }) => pattern.test(`${page}: ${message}`))
  return { fresh: findings.filter((finding) => !isKnown(finding)), kept: findings.filter(isKnown) }
}
