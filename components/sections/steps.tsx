import { tw, wrap } from '@/components/ui/classes'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'

/** The distance of each step below the ridge line, on wide screens. */
const rises = [tw`sm:[--up:138px]`, tw`sm:[--up:112px]`, tw`sm:[--up:69px]`]

/** A dotted line from each step to the next; on wide screens, a pole up to the ridge line. */
const line = tw`before:absolute max-sm:before:top-15 max-sm:before:-bottom-1 max-sm:before:left-4.5 max-sm:before:w-2 max-sm:before:bg-dots max-sm:before:bg-size-[8px_16px] max-sm:before:bg-repeat-round max-sm:last:before:hidden sm:before:top-[calc(44px-var(--up))] sm:before:left-5.25 sm:before:h-[calc(var(--up)+12px)] sm:before:w-0.5 sm:before:bg-ink`

/** Show the three steps of care. */
export function Steps({ locale }: { locale: Locale }) {
  return (
    <div className="relative overflow-hidden">
      <div className="drawn-trail bg-(image:--ridge-line) h-50 bg-center bg-size-[100%_100%] bg-no-repeat max-sm:mb-1 max-sm:h-20 max-sm:bg-size-[720px_104px]" />
      <div className={wrap}>
        <ol className="grid gap-4 sm:grid-cols-3 sm:gap-x-10 sm:gap-y-0">
          {pageOf('home', locale).steps.items.map(({ title, text }, i) => (
            <li key={title} className={`relative pl-15 sm:pt-16 sm:pl-0 ${line} ${rises[i]}`}>
              <span
                className="absolute -top-1 left-0 z-1 grid size-11 place-items-center rounded-full bg-hickory font-display font-heavy text-t4/none ring-8 ring-white sm:top-[calc(-1*var(--up))]"
                aria-hidden="true"
              >
                {i + 1}
              </span>
              <h3 className="mb-1 max-sm:text-t4 sm:mb-2">{title}</h3>
              <p className="text-ink-2 max-sm:leading-close">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
