import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** The toast of `showToast` (components/islands/toast.ts), initially empty: live regions must exist before they change. */
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
