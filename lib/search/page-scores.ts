import type { Entry } from './entries'
import type { Match } from './score'

/** The weights of the first to fourth page of a phrase. */
const ranks = [1, 0.8, 0.7, 0.6]

/** Results with a smaller share of the first one's score are dropped. */
const leastShare = 0.12

/** The scores of a page: by phrase, which may target a section and may be foreign, and by text. */
export type Scores = {
  phrase: { fit: number; part?: string; foreign?: Set<string> }
  text: { fit: number }
  /** The best-matching section. */
  part?: { fit: number; id: string }
}

export const noScores = (): Scores => ({ phrase: { fit: 0 }, text: { fit: 0 } })

const total = ({ phrase, text }: Scores) => phrase.fit + text.fit

/** Add the fit of an entry to the scores of its pages: of several entries the best one counts. */
export function addFit(scores: Map<number, Scores>, entry: Entry, match: Match, fit: number): void {
  for (const [rank, [page, part]] of entry.targets.entries()) {
    const score = (ranks[rank] ?? 0) * (entry.isForeign ? 0.8 : 1) * fit
    const best = scores.get(page) ?? noScores()
    scores.set(page, best)
    if (!entry.isPhrase) {
      best.text.fit = Math.max(best.text.fit, score)
      if (part && score > (best.part?.fit ?? 0)) best.part = { fit: score, id: part }
    } else if (score > best.phrase.fit) {
      best.phrase = { fit: score, part, foreign: entry.isForeign ? match.words : undefined }
    }
  }
}

/** Return the matching pages, best first. Of two with the same fit, the more useful page comes first. */
export function rankPages(scores: Map<number, Scores>): [number, Scores][] {
  const sorted = [...scores].sort(([one, a], [other, b]) => total(b) - total(a) || one - other)
  const [, best] = sorted[0] ?? []
  return sorted.filter(([, fit]) => best && total(fit) >= leastShare * total(best))
}
