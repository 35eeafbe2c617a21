/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { stringify } from 'yaml'
import { readContent } from '@/lib/content/read'
import { type Locale, locales } from '@/lib/i18n/locales'
import { photos as schema } from '@/lib/schemas/photos'
import { inspectPhotos } from '@/scripts/photos/inspect'
import { makePhotos } from '@/scripts/photos/make'
import { photoTasks } from '@/scripts/photos/photo-places'
import { attribute, type Element, elementsOf } from '@/scripts/shared/html'
import { described, fill, phonePhoto, picture } from '../scripts/photos/fixtures'
import { temporaryFolder } from '../temporary-folder'

/* The site's content with photos, made as in the build, and pages rendered with them. */
const folder = temporaryFolder()
const made = join(folder, 'photos-made')
const photo = (name: string, more: object = {}) =>
  described({
    name,
    file: `${name}.jpg`,
    alt: { en: `English words on ${name}.`, es: `Palabras de ${name}.` },
    focus: '20 40',
    ...more,
  })
const settings = {
  doctor: 'dr-example',
  hands: 'hands',
  clinic: ['front-door', 'waiting-room'],
  photos: [
    photo('dr-example'),
    photo('front-door', { caption: { en: 'The door', es: 'La puerta' }, credit: 'Jane Example' }),
    photo('waiting-room'),
    photo('hands'),
    photo('aetna-logo', { file: 'aetna.svg' }),
    photo('blue-logo', { file: 'blue.png' }),
  ],
}
/** The pages with a photo, by collection. */
const withPhoto: Record<string, string[]> = {
  post: ['chronic-stress', 'stress-spine-effects'],
  service: ['wellness-care'],
  symptom: ['back-pain'],
  city: ['rogers-chiropractor'],
}

type Data = typeof import('@/lib/compiled/data')

jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => ({}) }))

beforeAll(async () => {
  const jpeg = await phonePhoto(picture(1280, 960))
  fill(folder, {
    ...Object.fromEntries(
      ['dr-example', 'front-door', 'waiting-room', 'hands'].map((name) => [`photos/${name}.jpg`, jpeg]),
    ),
    'photos/aetna.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 90"><path d="M0 0h300v90z"/></svg>',
    'photos/blue.png': await picture(600, 200).png().toBuffer(),
    'photos.yaml': stringify(settings),
    'clinic.yaml': stringify({ insurers: [{ logo: 'aetna-logo' }, { logo: 'blue-logo' }] }),
    ...Object.fromEntries(
      ['posts/a', 'services/a', 'symptoms/a', 'cities/a'].map((page) => [
        `${page}.en.md`,
        '---\nphoto: hands\n---\nText\n',
      ]),
    ),
  })
  const { files, problems } = await inspectPhotos(folder)
  expect(problems).toEqual([])
  await makePhotos(photoTasks(folder, readContent(folder).entries, files), made, join(folder, 'cache'))
  jest.doMock('@/lib/compiled/data', () => {
    const data: Data = jest.requireActual('@/lib/compiled/data')
    const { insurers, ...clinic } = data.settings.clinic
    const logos: Record<string, string> = { Aetna: 'aetna-logo', 'Arkansas Blue Cross and Blue Shield': 'blue-logo' }
    return {
      ...data,
      settings: {
        ...data.settings,
        photos: schema.parse(settings),
        clinic: { ...clinic, insurers: insurers.map((insurer) => ({ ...insurer, logo: logos[insurer.name] })) },
      },
      photoFiles: files,
      documentsOf: (name: Parameters<Data['documentsOf']>[0], locale: Locale) =>
        data
          .documentsOf(name, locale)
          .map((page) => (withPhoto[name]?.includes(page.slug) ? { ...page, photo: 'hands' } : page)),
    }
  })
  jest.doMock('@/lib/pictures/photos', () => {
    const photos: typeof import('@/lib/pictures/photos') = jest.requireActual('@/lib/pictures/photos')
    const photoSource = (name: string) => ({ ...photos.photoSource(name), path: join(folder, `photos/${name}.jpg`) })
    return { ...photos, photoSource }
  })
})

/** Pages by path, each with the module of its template. */
const pages: Record<string, [kind: string, () => Promise<Record<string, unknown>>]> = {
  '/': ['HomePage', () => import('@/components/pages/home-page')],
  '/about': ['AboutPage', () => import('@/components/pages/about-page')],
  '/contact': ['ContactPage', () => import('@/components/pages/contact-page')],
  '/blog': ['BlogPage', () => import('@/components/pages/blog-page')],
  '/blog/chronic-stress': ['PostPage', () => import('@/components/pages/post-page')],
  '/services': ['ServicesPage', () => import('@/components/pages/services-page')],
  '/services/wellness-care': ['ServicePage', () => import('@/components/pages/service-page')],
  '/symptoms': ['SymptomsPage', () => import('@/components/pages/symptoms-page')],
  '/symptoms/back-pain': ['SymptomPage', () => import('@/components/pages/symptom-page')],
  '/rogers-chiropractor': ['CityPage', () => import('@/components/pages/city-page')],
  '/financial-information/insurance-plans': [
    'InsurancePlansPage',
    () => import('@/components/pages/insurance-plans-page'),
  ],
  '/financial-information/aetna': ['InsurerPage', () => import('@/components/pages/insurer-page')],
}

async function render(path: string, locale: Locale): Promise<Element[]> {
  const { routes } = await import('@/lib/routes')
  const [name, load] = pages[path] ?? []
  const page = (await load?.())?.[name ?? ''] as Parameters<typeof createElement>[0]
  return elementsOf(
    renderToStaticMarkup(createElement(page, { locale, route: routes.find((route) => route.path === path) } as never)),
  )
}

const isPhoto = (element: Element) => element.tagName === 'img' && attribute(element, 'src')?.startsWith('/photos/')
const candidates = (srcset = '') => srcset.split(', ').map((candidate) => candidate.split(' '))

// The same in both languages.
describe('in Spanish', () => {
  const locale = 'es'
  test.each(Object.keys(pages))('%s shows its photos, each with its files, size and words', async (path) => {
    const elements = await render(path, locale)
    const photos = elements.filter(isPhoto)
    expect(photos.length).toBeGreaterThan(0)
    for (const image of photos) {
      const src = attribute(image, 'src') ?? ''
      expect(existsSync(join(made, src.replace('/photos/', '')))).toBe(true)
      const [width, height] = ['width', 'height'].map((name) => Number(attribute(image, name)))
      if (src.endsWith('.jpg'))
        expect(await sharp(join(made, src.replace('/photos/', ''))).metadata()).toMatchObject({ width, height })
      const alt = attribute(image, 'alt')
      if (alt) expect(alt).toContain('Palabras de')
    }
    const sources = elements.filter(({ tagName }) => tagName === 'source')
    for (const source of sources) {
      expect(attribute(source, 'type')).toMatch(/^image\/(avif|webp)$/)
      for (const [url = '', width = ''] of candidates(attribute(source, 'srcset'))) {
        const file = join(made, url.replace('/photos/', ''))
        expect([url, existsSync(file)]).toEqual([url, true])
        expect((await sharp(file).metadata()).width).toBe(Number.parseInt(width, 10))
      }
    }
    expect(elements.filter((element) => attribute(element, 'style') !== undefined)).toEqual([])
    const atOnce = photos.filter((image) => attribute(image, 'loading') !== 'lazy')
    // A post begins with its photo, the about page with the doctor; other pages show it below their buttons.
    const hasHero = path === '/about' || path.startsWith('/blog/')
    expect(atOnce.map((image) => attribute(image, 'fetchpriority'))).toEqual(hasHero ? ['high'] : [])
  })

  test('the about page begins with the doctor, then shows hands at work', async () => {
    const photos = (await render('/about', locale)).filter(isPhoto).map((image) => attribute(image, 'src'))
    expect(photos[0]).toMatch(/^\/photos\/dr-example-\w+-portrait-/)
    expect(photos[1]).toMatch(/^\/photos\/hands-\w+-scene-/)
  })

  test('the photographer is named, and the caption is in the language of the page', async () => {
    const { routes } = await import('@/lib/routes')
    const { ContactPage } = await import('@/components/pages/contact-page')
    const route = routes.find(({ path }) => path === '/contact')
    const html = renderToStaticMarkup(createElement(ContactPage, { locale, route } as never))
    expect(html).toContain('<span>La puerta</span><span>Foto: Jane Example</span>')
  })
})

test('cards, feeds and structured data show the photo', async () => {
  const { routes } = await import('@/lib/routes')
  const { cardOf } = await import('@/lib/seo/cards')
  const { designOf } = await import('@/lib/seo/cards/card-content')
  const { graphFor } = await import('@/lib/seo/structured-data')
  const { metadataFor } = await import('@/lib/seo/metadata')
  const { feedOf } = await import('@/lib/seo/feed/items')
  const at = (path: string) => routes.find((route) => route.path === path) as (typeof routes)[number]
  const shown = [
    '/about',
    '/contact',
    '/blog/chronic-stress',
    '/services/wellness-care',
    '/symptoms/back-pain',
    '/rogers-chiropractor',
    '/symptoms/neck-pain',
  ]
  expect(shown.map((path) => designOf(at(path)).art)).toEqual([
    { shape: 'photo', photo: 'dr-example' },
    { shape: 'photo', photo: 'front-door' },
    ...Array.from({ length: 4 }, () => ({ shape: 'photo', photo: 'hands' })),
    { shape: 'tall', view: 'neck-pain' },
  ])
  expect(cardOf(at('/about'), 'es').path).toBe('/og/es-about.jpg')
  expect(cardOf(at('/faq'), 'es').path).toBe('/og/es-faq.png')
  expect(metadataFor(at('/about'), 'en').openGraph).toMatchObject({ images: [{ type: 'image/jpeg' }] })

  const images = (path: string) =>
    [...JSON.stringify(graphFor(at(path), 'en')).matchAll(/"(https:[^"]*\/(?:photos|images)\/[^"]+)"/g)].map(
      ([, url = '']) => new URL(url).pathname,
    )
  for (const [path, name] of [
    ['/', 'dr-example'],
    ['/contact', 'front-door'],
    ['/services/wellness-care', 'hands'],
  ] as const) {
    const own = images(path).filter((url) => url.startsWith(`/photos/${name}-`))
    expect(own).toHaveLength(1)
    expect(existsSync(join(made, own[0]?.replace('/photos/', '') ?? ''))).toBe(true)
  }
  expect(images('/blog/chronic-stress')).toContain('/images/chronic-stress-1x1.jpg')
  const item = feedOf('es').items.find(({ url }) => url.endsWith('/blog/chronic-stress'))
  expect(item?.html).toMatch(/<img src="[^"]+\/images\/chronic-stress-16x9\.jpg" alt="Palabras de hands\.">/)
})

test('a card with a photo, and the images of its article, are JPEG of the promised size, light and without metadata', async () => {
  const { routes } = await import('@/lib/routes')
  const { articlePictures, cardOf } = await import('@/lib/seo/cards')
  const { drawCards } = await import('@/scripts/cards')
  const post = routes.filter(({ path }) => path === '/blog/chronic-stress')
  const target = temporaryFolder()
  await drawCards(target, post)
  const pictures = [
    ...post.flatMap((route) => locales.map((locale) => cardOf(route, locale))),
    ...articlePictures('chronic-stress'),
  ]
  for (const { path, width, height } of pictures) {
    const bytes = readFileSync(join(target, path))
    expect(bytes.length).toBeLessThan(150 * 1024)
    const { exif, icc, xmp, ...picture } = await sharp(bytes).metadata()
    expect(picture).toMatchObject({ format: 'jpeg', width, height })
    expect({ exif, icc, xmp }).toEqual({})
    expect(bytes.toString('latin1')).not.toMatch(/GPS|Phone|Jane/)
  }
})
