import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { AboutPage } from '@/components/pages/about-page'
import type { PageProps } from '@/components/pages/define-page'
import { MeetDoctor } from '@/components/pages/home-trust'
import { SymptomPage } from '@/components/pages/symptom-page'
import { PostMeta } from '@/components/sections/post-meta'
import { clinic } from '@/lib/clinic/facts'
import { pagesOf } from '@/lib/content'
import { placeholderValues } from '@/lib/content/placeholder-values'
import { locales } from '@/lib/i18n/locales'
import type { Page } from '@/lib/page-types'
import type { Route } from '@/lib/page-types/definition'
import type { PageType } from '@/lib/page-types/names'
import { routesOf } from '@/lib/routes'
import { feedOf } from '@/lib/seo/feed/items'
import { metadataFor } from '@/lib/seo/metadata'
import { doctorNode } from '@/lib/seo/structured-data/entities'

/** The content with a doctor whose title differs between the languages, and who signs every post. */
jest.mock('@/lib/compiled/data', () => {
  const data: typeof import('@/lib/compiled/data') = jest.requireActual('@/lib/compiled/data')
  const name = { en: 'Dr. Ana Sample', es: 'Dra. Ana Sample' }
  const clinic = { ...data.settings.clinic, doctor: { name, credentials: 'DC' } }
  const documentsOf: typeof data.documentsOf = (name, locale) =>
    data.documentsOf(name, locale).map((page) => (name === 'post' ? { ...page, author: 'doctor' } : page))
  return { ...data, settings: { ...data.settings, clinic }, documentsOf }
})
jest.mock('next/navigation', () => jest.requireActual('../navigation-mock'))

const names = clinic.doctor.name
const first = (pageType: PageType) => routesOf(pageType)[0] as Route

describe.each(locales)('the doctor in %s', (locale) => {
  /** Return every doctor that a text names, once. */
  const namedIn = (text: unknown) => [...new Set(String(text).match(/Dra?\. Ana Sample/g))]
  const own = [names[locale]]

  test.each<[string, ComponentType<PageProps>, PageType]>([
    ['about', AboutPage, 'about'],
    ['home', MeetDoctor, 'home'],
    ['a symptom', SymptomPage, 'symptom'],
  ])('has the name of that language on the page: %s', (_, Page, pageType) => {
    const { container } = render(<Page locale={locale} route={first(pageType)} />)
    expect(namedIn(container.textContent)).toEqual(own)
    expect(container).not.toHaveTextContent('[object')
  })

  test('signs posts: on the page, in metadata and in feeds', () => {
    const [post] = pagesOf('post', locale)
    const { container } = render(<PostMeta post={post as Page<'post'>} locale={locale} />)
    expect(container).toHaveTextContent(names[locale])
    expect(metadataFor(first('post'), locale).openGraph).toMatchObject({ authors: names[locale] })
    expect(feedOf(locale).items[0]?.author).toBe(names[locale])
  })

  test('appears in texts', () => {
    expect(placeholderValues(locale).doctor).toBe({ en: 'Dr. Ana Sample', es: 'la Dra. Ana Sample' }[locale])
  })
})

test('to machines the doctor is one person in both languages, with the title of each', () => {
  const [english, spanish] = locales.map((locale) => doctorNode(locale))
  expect(english).toMatchObject({ name: 'Ana Sample', honorificPrefix: 'Dr.' })
  expect(spanish).toMatchObject({ name: 'Ana Sample', honorificPrefix: 'Dra.', '@id': english?.['@id'] })
})
