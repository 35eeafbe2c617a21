/** The part of Yoast's analysis that is used here; the package brings no types. */
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
  export class Paper {
    constructor(text: string, attributes: Record<string, unknown>)
  }
  export class Researcher {
    constructor(paper: Paper)
    addHelper(name: string, helper: unknown): void
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
declare module 'yoastseo/build/languageProcessing/helpers/match/matchTextWithTransliteration.js' {
  type Match = (text: string, keyword: string, locale: string) => string[]
  const match: { default?: Match }
  export default match
}
