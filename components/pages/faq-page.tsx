import { OpenTarget } from '@/components/islands/open-target'
import { PageHero } from '@/components/sections/page-hero'
import { Accordion } from '@/components/ui/accordion'
import { pageOf } from '@/lib/content'
import type { PageProps } from './define-page'

/** FAQ: three groups; one answer open at a time in each, every answer linkable by its fragment. */
export function FaqPage({ locale, route }: PageProps) {
  const { heading, lead, groups } = pageOf('faq', locale)
  return (
    <>
      <PageHero locale={locale} route={route} heading={heading} lead={lead} />
      <section className="sec">
        <div className="wrap">
          {groups.map(({ id, title: name, note, items }) => (
            <div key={id} className="faqg">
              <div className="stick">
                <h2>{name}</h2>
                <p className="note">{note}</p>
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
      <OpenTarget />
    </>
  )
}
