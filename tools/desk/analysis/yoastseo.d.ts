/** The part of Yoast's analysis used here; the package has no types. */
declare module 'yoastseo' {
  export type Result = {
    getIdentifier(): string
    getScore(): number
    getText(): string
    hasScore(): boolean
    hasMarks(): boolean
  }
  export type Mark = {
    getOriginal(): string
    getPosition(): { startOffset?: number; endOffset?: number } | undefined
  }
  export type Assessment = {
    identifier: string
    getMarks?(paper: Paper, researcher: Researcher): Mark[]
  }
  type TextNode = { sentences?: { text: string }[] }
  export class Paper {
    constructor(text: string, attributes: Record<string, unknown>)
    getTree(): { findAll(isWanted: (node: TextNode) => boolean): TextNode[] }
  }
  export class Researcher {
    constructor(paper: Paper)
    addHelper(name: string, helper: unknown): void
    addResearch(name: string, research: (paper: Paper, researcher: Researcher) => unknown): void
    getResearch(name: 'morphology'): { keyphraseForms: string[][] }
  }
  export class Assessor {
    constructor(researcher: Researcher)
    _assessments: Assessment[]
    results: Result[]
    assess(paper: Paper): void
  }
  type Make = new (config?: Record<string, unknown>) => Assessment
  export const assessments: { readability: Record<string, Make>; seo: Record<string, Make> }
}
declare module 'yoastseo/build/languageProcessing/languages/*' {
  type Class = typeof import('yoastseo').Researcher
  const Researcher: Class & { default?: Class }
  export default Researcher
}
