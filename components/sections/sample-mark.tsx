import { sample } from '@/components/ui/classes'
import { isConfirmed } from '@/lib/clinic/facts'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Confirmable } from '@/lib/schemas/clinic'

type Props = {
  locale: Locale
  /** The facts claimed by the words next to it. */
  of: Confirmable[]
}

/** Mark a claim as a sample until the clinic has confirmed all of its facts; nothing after that. */
export function SampleMark({ locale, of }: Props) {
  if (of.every(isConfirmed)) return null
  return <span className={sample}>{translator(locale)('preview.sample')}</span>
}
