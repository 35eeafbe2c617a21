import type { Frame } from '@/lib/embeds/frames'
import type { Locale } from '@/lib/i18n/locales'
import { Embed } from './embed'
import { Slot } from './slot'

type Props = {
  locale: Locale
  id: string
  heading: string
  note: string
  frame: Frame
  /** Classes for its place among its neighbours. */
  className?: string
}

/** A panel with a heading, the provider's form, and the clinic's contact details. */
export function FormSlot({ locale, frame, ...slot }: Props) {
  return (
    <Slot {...slot}>
      <Embed locale={locale} name={frame} />
    </Slot>
  )
}
