import type { DeskPage, Finding } from './report'

/** Yoast's lights are green above this, of 100. */
export const green = 70

/** Return the share of the possible points, 0 to 100; a group that does not apply to a page costs nothing. */
function share(findings: Finding[]): number {
  const of = findings.reduce((sum, finding) => sum + finding.of, 0)
  const points = findings.reduce((sum, finding) => sum + finding.points, 0)
  return of === 0 ? 100 : Math.max(0, Math.round((points / of) * 100))
}

/**
 * Return Yoast's reading score (`ReadabilityScoreAggregator`) on a finer scale: each red check costs three penalty
 * points, each orange one two; up to four the light is green, up to six orange, beyond that red (40 of 100 and less).
 */
function readingScore(findings: Finding[]): number {
  const cost = ({ level, points }: Finding) => (level === 'good' ? 0 : points > 4 ? 2 : 3)
  const penalty = findings.reduce((sum, finding) => sum + cost(finding), 0)
  return penalty <= 6 ? 100 - 6 * penalty : Math.max(0, 40 - 5 * (penalty - 7))
}

/** Return a page's scores, each 0 to 100. */
export function scoreOf(findings: Finding[]): DeskPage['score'] {
  return {
    search: share(findings.filter(({ group }) => group === 'search')),
    reading: readingScore(findings.filter(({ group }) => group === 'reading')),
    all: share(findings),
  }
}

/**
 * Test whether a page has nothing that must be fixed, and both its lights are green. A page without a focus phrase is
 * a list or a tool, such as the guide to body parts: rules for the flow of a text do not apply to it.
 */
export const passes = ({ findings, score, focus }: Pick<DeskPage, 'findings' | 'score' | 'focus'>): boolean =>
  findings.every(({ level }) => level !== 'problem') &&
  score.search > green &&
  (score.reading > green || focus === undefined)

const weight = { problem: 0, advice: 1, good: 2 }

/** Sort problems first, then by lost points. */
export const byUrgency = (a: Finding, b: Finding): number =>
  weight[a.level] - weight[b.level] || b.of - b.points - (a.of - a.points)
