import type { QuestionLeaf } from 'schema-dts'
import { toText } from '../../content/markdown'

/** Questions with the answers that the page shows (Google Search Central, "FAQ"). */
export const questionNodes = (items: { question: string; answer: string }[]): QuestionLeaf[] =>
  items.map(
    ({ question, answer }): QuestionLeaf => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: toText(answer).replace(/\s+/g, ' ') },
    }),
  )
