import MiniSearch from 'minisearch'

/** The entries that contain a term, with its weight in each. */
type Holders = Map<number, number>

/** Return the number of edits allowed in a misspelled word: none in short words, where edits produce other words. */
const editsIn = (term: string) => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2)

const asIs = (term: string) => term

/** A term index that uses MiniSearch for lookup but not for scores: find.ts ranks the pages. */
export class TermIndex {
  private readonly terms = new Map<string, Holders>()
  private readonly index = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (term) => [term],
    processTerm: asIs,
  })

  /** @param entries the terms of each entry, with their weights */
  constructor(entries: ReadonlyMap<string, number>[]) {
    for (const [id, stems] of entries.entries())
      for (const [term, weight] of stems) {
        const holders = this.terms.get(term)
        if (holders) holders.set(id, weight)
        else this.terms.set(term, new Map([[id, weight]]))
      }
    this.index.addAll([...this.terms.keys()].map((id) => ({ id })))
  }

  /** Return how many entries contain a term. */
  frequency(term: string): number {
    return this.terms.get(term)?.size ?? 0
  }

  /**
   * Return the terms that a query word may mean: a misspelled one, those spelled alike; one still being typed, those
   * that it begins.
   * @param isSpelled whether it is spelled correctly; by default, a word in the index is
   */
  matches(word: string, isUnfinished: boolean, isSpelled = this.terms.has(word)): Map<string, Holders> {
    const fuzzy = isSpelled || this.terms.has(word) ? false : editsIn(word)
    const matches = new Map<string, Holders>()
    for (const { id } of this.index.search(word, { prefix: isUnfinished, fuzzy })) {
      const holders = this.terms.get(id)
      if (holders) matches.set(id, holders)
    }
    return matches
  }
}
