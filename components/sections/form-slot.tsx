import type { Frame } from '@/lib/embeds/frames'
import type { Locale } from '@/lib/i18n/locales'
import { Embed } from './embed'

type Props = { locale: Locale; id: string; heading: string; note: string; frame: Frame; tall?: boolean }

/** A panel with a heading, the provider's form, and the clinic's contact details. */
export function FormSlot({ locale, id, heading, note, frame, tall }: Props) {
  return (
    <section className={`slot slot--${frame}`} id={id} aria-labelledby={`${id}-heading`}>
      <div className="slot__h">
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p>{note}</p>
      </div>
      <Embed locale={locale} name={frame} tall={tall} />
    </section>
  )
}
