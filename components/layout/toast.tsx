import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** Render the empty toast for `showToast` (components/islands/toast.ts): live regions must exist before they change. */
export function Toast({ locale }: { locale: Locale }) {
  return (
    <div
      className="group/toast fixed inset-x-0 bottom-25 short:bottom-2 z-70 mx-auto flex w-max max-w-[min(420px,100vw-24px)] items-center gap-4 data-open:rounded-m data-open:border-hickory data-open:border-l-6 data-open:bg-ink data-open:py-2 data-open:pr-2 data-open:pl-5 data-open:text-white data-open:shadow-menu print:hidden"
      data-toast=""
    >
      <p role="status" />
      <button
        type="button"
        className="hidden size-11 flex-none cursor-pointer place-items-center focus-visible:outline-hickory focus-visible:-outline-offset-3 group-data-open/toast:grid"
        aria-label={translator(locale)('site.dismiss')}
      >
        <Icon name="x" />
      </button>
    </div>
  )
}
