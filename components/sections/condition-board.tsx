import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { pagesOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'

type Props = { locale: Locale; heading: string; lead: string; reveal?: boolean }

/** Links to all symptoms, styled as a trailhead board. */
export function ConditionBoard({ locale, heading, lead, reveal = false }: Props) {
  return (
    <section className="sec dark help" data-reveal={reveal ? '' : undefined}>
      <div className="wrap">
        <div className="head">
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <ul className="board">
          {pagesOf('symptom', locale).map(({ slug, board }) => (
            <li key={slug}>
              <Link href={`/symptoms/${slug}`} locale={locale}>
                {board}
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
