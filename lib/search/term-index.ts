import SearchableMap from 'minisearch/SearchableMap'

/** The entries that hold a term, with how much it counts in each. */
type Holders = Map<number, number>

/** Return the edits that a misspelling may need: none in short words, where they make other words. */
const editsIn = (term: string) => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2)

/** The index of terms that MiniSearch searches, without its scores: what a page is worth, find.ts decides. */
export class TermIndex {
  private readonly terms = new Map<string, Holders>()
  private readonly tree: SearchableMap<Holders>

  /** @param entries the terms of each entry, with how much each counts. */
  constructor(entries: ReadonlyMap<string, number>[]) {
    for (const [id, stems] of entries.entries())
      for (const [term, weight] of stems) {
        const holders = this.terms.get(term)
        if (holders) holders.set(id, weight)
        else this.terms.set(term, new Map([[id, weight]]))
      }
    this.tree = SearchableMap.from([...this.terms])
  }

  /** How many entries contain a term. */
  frequency(term: string): number {
    return this.terms.get(term)?.size ?? 0
  }

  /** The terms that a word of a query may mean; one of the index is not misspelled, one that is being typed is not finished. */
  matches(word: string, isUnfinished: boolean): Map<string, Holders> {
    const exact = this.terms.get(word)
    const found = new Map<string, Holders>(exact && [[word, exact]])
    if (isUnfinished) for (const [term, holders] of this.tree.atPrefix(word)) found.set(term, holders)
    if (!exact) for (const [term, [holders]] of this.tree.fuzzyGet(word, editsIn(word))) found.set(term, holders)
    return found
  }
}
