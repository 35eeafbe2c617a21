import { Icon } from '@/components/ui/icon'
import { isPreview } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/**
 * Label a build that has not passed the launch check. The ribbon takes the place of the sticky bar until the bar
 * appears, so it never covers more of a page than the bar does. Its button closes it, even without JavaScript.
 */
export function PreviewRibbon({ locale }: { locale: Locale }) {
  if (!isPreview()) return null
  const t = translator(locale)
  return (
    <dialog
      open
      className="hidden-from-60 short:static fixed top-auto right-auto bottom-3 left-gut z-20 short:mx-gut short:mt-12 short:mb-2 max-w-[calc(100%-2*theme(spacing.gut))] items-center rounded-small border-2 bg-white pl-4 font-semibold text-redbud text-small/head open:flex print:hidden"
      aria-label={t('preview.label')}
    >
      <p>{t('preview.text')}</p>
      <form method="dialog">
        <button type="submit" className="grid size-11 cursor-pointer place-items-center">
          <Icon name="x" />
          <span className="sr-only">{t('preview.hide')}</span>
        </button>
      </form>
    </dialog>
  )
}
