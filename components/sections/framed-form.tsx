import type { Office } from '@/lib/clinic/offices'
import type { Frame } from '@/lib/embeds/frames'
import type { Locale } from '@/lib/i18n/locales'
import { Embed } from './embed'
import { FormPanel } from './form-panel'

type Props = {
  locale: Locale
  id: string
  heading: string
  note: string
  frame: Frame
  /** The office that it is for, where that has a provider of its own. */
  office?: Office
  /** Classes for its place among its neighbours. */
  className?: string
  /** Whether phone, e-mail and address follow; a page says them once. */
  reach?: boolean
  /** Whether phones show it folded. */
  folded?: boolean
}

/** Show a panel with a heading, the provider's form, and the clinic's contact details. */
export function FramedForm({ locale, frame, office, reach, ...slot }: Props) {
  return (
    <FormPanel {...slot}>
      <Embed locale={locale} name={frame} office={office} reach={reach} />
    </FormPanel>
  )
}
