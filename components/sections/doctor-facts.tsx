import { TermList } from '@/components/sections/term-list'
import { clinic } from '@/lib/clinic/facts'
import { yearsFigure } from '@/lib/clinic/figures'
import { languageNames } from '@/lib/clinic/practitioners'
import { capitalized } from '@/lib/i18n/capitalized'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { SampleMark } from './sample-mark'

/** Show the doctor's experience, training, languages and license; nothing that is not set. */
export function DoctorFacts({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const { training, languages, license } = clinic.doctor
  const years = yearsFigure(locale)
  const facts = [
    ...years.map(([label, text]) => ({ title: capitalized(label), text })),
    { title: t('practitioners.languages'), text: languages && languageNames(languages, locale) },
    { title: t('practitioners.training'), text: training?.[locale] },
    { title: t('practitioners.license'), text: license },
  ].flatMap(({ title, text }) => (text ? [{ title, text }] : []))
  if (facts.length === 0) return null
  return (
    <div>
      <TermList items={facts} />
      <p className="mt-3 empty:hidden">
        <SampleMark locale={locale} of={['doctor', ...(years.length > 0 ? (['claims'] as const) : [])]} />
      </p>
    </div>
  )
}
