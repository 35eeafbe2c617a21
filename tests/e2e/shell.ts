import type { Locator, Page } from '@playwright/test'
import { clinic } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import { type Locale, locales } from '@/lib/i18n/locales'
import { words } from './site'

// Tests wait for parts to appear and disappear, so hidden ones are found, too.
const includeHidden = true

/** Find a part by its name in the page's language. */
const inEither = (find: (t: ReturnType<typeof words>, locale: Locale) => Locator): Locator =>
  locales.map((locale) => find(words(locale), locale)).reduce((one, other) => one.or(other))

const header = (page: Page) => page.getByRole('banner', { includeHidden })
const footer = (page: Page) => page.getByRole('contentinfo', { includeHidden })

const navigation = (page: Page, key: 'nav.menu' | 'nav.label' | 'footer.legal') =>
  inEither((t) => page.getByRole('navigation', { name: t(key), exact: true, includeHidden }))

const panel = (page: Page) => navigation(page, 'nav.menu')

/** The parts around a page's content. */
export const shell = {
  topBar: (page: Page) => inEither((t) => page.getByRole('region', { name: t('topBar.label'), includeHidden })),
  header,
  logo: (page: Page) => header(page).getByRole('link', { name: clinic.logo[0] }),
  /** The menus of wide screens. */
  row: (page: Page) => navigation(page, 'nav.label'),
  /** The collapsible menu of small screens: its button and its content. */
  menu: (page: Page) =>
    header(page)
      .locator('details')
      .filter({ has: panel(page) }),
  menuButton: (page: Page) =>
    inEither((t) =>
      header(page)
        .locator('summary')
        .filter({ has: page.getByText(t('nav.menu'), { exact: true }) }),
    ),
  panel,
  rating: (page: Page) =>
    inEither((t) =>
      page.getByRole('link', { name: t('rating.reviews', { count: clinic.rating?.reviews ?? 0 }), includeHidden }),
    ).first(),
  offer: (page: Page) =>
    inEither((_, locale) =>
      page.getByRole('complementary', { name: pageOf('home', locale).banner.heading, includeHidden }),
    ),
  footer,
  legal: (page: Page) => navigation(page, 'footer.legal'),
  bar: (page: Page) => inEither((t) => page.getByRole('complementary', { name: t('sticky.label'), includeHidden })),
  toTop: (page: Page) => inEither((t) => page.getByRole('link', { name: t('sticky.top'), exact: true, includeHidden })),
  toast: (page: Page) => page.locator('[data-toast]'),
}
