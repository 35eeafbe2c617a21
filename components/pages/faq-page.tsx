import { OpenItem } from '@/components/islands/open-item'
import { PageHero } from '@/components/sections/page-hero'
import { Accordion } from '@/components/ui/accordion'
import { band } from '@/components/ui/band'
import { note, wrap } from '@/components/ui/classes'
import { stick } from '@/components/ui/layout'
import { pageOf } from '@/lib/content'
import type { PageProps } from './define-page'

/** FAQ: three groups; one answer open at a time in each, every answer linkable by its fragment. */
export function FaqPage({ locale, route }: PageProps) {
  const page = pageOf('faq', locale)
  const { groups } = page
  return (
    <>
      <PageHero locale={locale} route={route} page={page} />
      <section className={band()}>
        <div className={wrap}>
          {groups.map(({ id, title: name, note: text, items }) => (
            <div key={id} className="not-first:mt-[clamp(56px,7vw,104px)] grid gap-5 md:grid-cols-[4fr_8fr] md:gap-16">
              <div className={stick}>
                <h2 className="text-t3">{name}</h2>
                <p className={`${note} mt-4`}>{text}</p>
              </div>
              <Accordion
                name={id}
                locale={locale}
                items={items.map((item) => ({ id: item.id, title: item.question, text: item.answer }))}
              />
            </div>
          ))}
        </div>
      </section>
      <OpenItem />
    </>
  )
}
