import { band } from '@/components/ui/band'
import { tw, wrap } from '@/components/ui/classes'
import { Prose } from '@/components/ui/prose'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Page } from '@/lib/page-types'
import { PagePicture } from './page-picture'
import { SectionHead } from './section-head'

/** With one or two people, put each text beside its portrait, so that the row has no gaps. */
const pair = tw`grid gap-x-10 gap-y-12 md:grid-cols-[1fr_1fr]`
const row = tw`grid gap-x-10 gap-y-12 sm:grid-cols-[1fr_1fr] md:grid-cols-3`
const beside = tw`grid gap-5 sm:grid-cols-[5fr_7fr] sm:gap-8`

type Props = { members: Page<'about'>['team']; locale: Locale }

/** Show the team besides the doctor: portrait, name, role and a short text each. Nothing if nobody is listed. */
export function Team({ members = [], locale }: Props) {
  if (members.length === 0) return null
  const t = translator(locale)
  const isPair = members.length < 3
  return (
    <section className={band({ ground: 'mist' })} aria-labelledby="team">
      <div className={wrap}>
        <SectionHead id="team" heading={t('photo.team')} />
        <div className={isPair ? pair : row}>
          {members.map(({ id, name, role, text, photo }) => (
            <section
              key={id}
              id={`team-${id}`}
              aria-labelledby={`team-${id}-name`}
              className={isPair ? beside : 'grid gap-5'}
            >
              <PagePicture
                locale={locale}
                photo={photo}
                shape="portrait"
                room="third"
                drawing={{ view: 'portrait', alt: '' }}
              />
              <div>
                <h3 id={`team-${id}-name`} className="text-t4" translate="no">
                  {name}
                </h3>
                <p className="font-semibold text-ink-2">{role}</p>
                <Prose markdown={text} locale={locale} className="prose mt-2" />
              </div>
            </section>
          ))}
        </div>
      </div>
    </section>
  )
}
