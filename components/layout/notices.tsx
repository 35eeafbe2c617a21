import { tv } from 'tailwind-variants/lite'
import { NoticeClock } from '@/components/islands/notice-clock'
import { wrap } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { noticesAfter } from '@/lib/clinic/notices'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

const notice = tv({
  base: 'border-line-2 border-b text-ink',
  variants: { level: { info: 'bg-river', warning: 'bg-hickory' } },
})

/**
 * Show the clinic's notices under the header of every page. A script shows each while it is current
 * (components/client/notices.ts); without scripts each stays, with its dates, until the next build.
 */
export function Notices({ locale }: { locale: Locale }) {
  const now = new Date()
  const notices = noticesAfter(now, locale)
  if (notices.length === 0) return null
  const t = translator(locale)
  return (
    <>
      {notices.map(({ level, text, when, from, until }) => (
        <section
          key={`${from.toISOString()} ${text}`}
          className={notice({ level })}
          aria-label={t(level === 'warning' ? 'notice.warning' : 'notice.info')}
          data-notice={`${from.toISOString()}/${until.toISOString()}`}
          hidden={now < from}
          suppressHydrationWarning
        >
          <div className={`${wrap} flex items-start gap-3 py-3`}>
            <Icon name={level === 'warning' ? 'warning' : 'info'} size="size-6" />
            <p>
              <strong>{text}</strong> <span className="inline-block">{when}</span>
            </p>
          </div>
        </section>
      ))}
      <NoticeClock />
    </>
  )
}
