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
  /** The office it belongs to, if that has its own provider. */
  office?: Office
  /** Classes that place it in its layout. */
  className?: string
  /** Whether to show phone, email and address below it; a page shows them once. */
  reach?: boolean
  /** Where a survey stands, if not on the home page. */
  place?: 'consultation'
  /** Whether it is folded: on phones, or always. */
  folded?: 'phones' | 'always'
}

/** Show a panel with a heading, the provider's form, and the clinic's contact details. */
export function FramedForm({ locale, frame, office, reach, place, ...slot }: Props) {
  return (
    <FormPanel {...slot}>
      <Embed locale={locale} name={frame} office={office} reach={reach} place={place} />
    </FormPanel>
  )
}
