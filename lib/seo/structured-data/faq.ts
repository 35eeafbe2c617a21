import type { QuestionLeaf } from 'schema-dts'
import { toText } from '../../content/markdown'

/** Questions with their answers, each answer the text that the page shows (Google, FAQ). */
export const questionNodes = (items: { question: string; answer: string }[]): QuestionLeaf[] =>
  items.map(
    ({ question, answer }): QuestionLeaf => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: toText(answer).replace(/\s+/g, ' ') },
    }),
  )
