import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** The page's one toast, empty until `showToast` (components/islands/toast.ts) speaks: a live region must be there before. */
export function Toast({ locale }: { locale: Locale }) {
  return (
    <div className="toast">
      <p role="status" />
      <button type="button" aria-label={translator(locale)('site.dismiss')}>
        <Icon name="x" />
      </button>
    </div>
  )
}
