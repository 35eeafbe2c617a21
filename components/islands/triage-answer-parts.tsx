import { buttonClass, tw } from '@/components/ui/classes'
import type { Locale } from '@/lib/i18n/locales'
import type { Urgency } from '@/lib/schemas/urgencies'
import type { AnswerWords } from '@/lib/triage/words'

/** The nearest emergency room. */
type Room = { name: string; address: string; map: string; phone: string; tel: string }

/** Props shared by the answers about all body parts. */
export type SharedProps = {
  locale: Locale
  /** The page's path in the default language. */
  path: string
  phone: { display: string; tel: string; sms: string }
  /** Whether the contact page has our own form, which can take the answers. */
  hasForm: boolean
  room?: Room
  /**
   * Interface strings, and three texts of the page: its title, the heading of its pages, and that it is not a
   * diagnosis.
   */
  words: AnswerWords & Record<'place' | 'pages' | 'notice', string>
}

export type Props = {
  shared: SharedProps
  /** The titles of pages, by path. */
  titles: Record<string, string>
  answer: { heading: string; text: string; until?: string; todo?: string[] }
  rights: { language: string; hospital: string }
  urgency: Urgency
  /** When the questions were answered, in milliseconds. */
  answered: number
  /** Whether 988 comes before 911. */
  isCrisis: boolean
  /** The deciding answers, and what to do immediately about each. */
  reasons: { text: string; do?: string }[]
  /** What else to report in an emergency. */
  tell: string[]
  /** Signs that call for 911 if they appear. */
  watch: string[]
  /** Paths in the default language. */
  pages: string[]
  /** Questions and answers as text. */
  chosen: [question: string, answer: string][]
  onAgain: () => void
}

export const dots = tw`mt-1 grid list-disc gap-1 pl-5 text-small/[1.35] marker:text-redbud`

export const small = buttonClass('outline', 'small')

/** What is below the answer, in a row: lower than buttons, and as large for a finger. */
export const quiet = tw`inline-flex min-h-11 cursor-pointer items-center font-semibold text-small print:hidden`

export const Strong = ({ children }: { children: string }) => <p className="font-semibold">{children}</p>
