import { buttonClass } from '@/components/ui/classes'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** Render a link to what a good faith estimate is. */
export const EstimateLink = ({ locale }: { locale: Locale }) => (
  <Link className={buttonClass('outline')} href="/good-faith-estimate" locale={locale}>
    {translator(locale)('financial.estimate')}
  </Link>
)
