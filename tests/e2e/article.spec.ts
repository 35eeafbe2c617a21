import { expect, type Page } from '@playwright/test'
import { phone } from '@/lib/clinic/facts'
import { pageOf, pagesOf } from '@/lib/content'
import { headingsOf } from '@/lib/content/markdown'
import { readingMinutes } from '@/lib/content/reading-time'
import { defaultLocale, localePath, otherLocale } from '@/lib/i18n/locales'
import { formatDate } from '@/lib/i18n/translator'
import type { Page as ContentOf } from '@/lib/page-types'
import { escapeRegExp } from '@/lib/util/escape-regexp'
import { words } from './site'
import {
  alternating,
  expectAddress,
  inSpanish,
  isMarked,
  once,
  openHydrated,
  sharedPage,
  test,
  toggleOf,
} from './visit'

const long = 'headaches-migraines'

/** Return the value of the reading progress bar, from 0 to 1. */
const progress = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .first()
    .evaluate((article) => {
      const { display, content, clipPath } = getComputedStyle(article, '::before')
      if (content === 'none' || display === 'none') return undefined
      // `inset(0 40% 0 0)`: 60 % is filled.
      return 1 - Number(/^inset\(\S+ ([\d.]+)%/.exec(clipPath)?.[1] ?? 0) / 100
    })

inSpanish((locale) => {
  const t = words(locale)
  const one = (slug: string) => pageOf('post', locale, slug)
  const article = (page: Page) => page.getByRole('main').getByRole('article').first()
  /** The panel with a heading and its buttons: the innermost element that contains both. */
  const callToAction = (page: Page, heading: string) =>
    article(page)
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
      .filter({ has: page.getByRole('link') })
      .last()

  test.describe('an article', once, () => {
    const open = sharedPage()
    // One with each call to action in one language; all use the same template.
    const posts = pagesOf('post', locale)
    const each = posts.filter(({ cta }, i) => posts.findIndex((post) => post.cta === cta) === i)
    const samples = locale === defaultLocale ? each : each.slice(0, 1)
    /** Return the buttons of an article's call to action: their labels and targets. */
    const buttons = ({ cta, slug }: ContentOf<'post'>): [string, string][] => {
      const source = `?source=blog-${slug}`
      const book = `${localePath('/book-now', locale)}${source}`
      return {
        appointment: [[t('cta.scheduleAppointment'), book]],
        'pediatric-consultation': [[t('cta.pediatricConsultation'), book]],
        'free-consultation': [
          [t('cta.scheduleFreeConsultation'), `${localePath('/free-consultation', locale)}${source}#consultation-form`],
          [phone.display, phone.tel],
        ],
        wellness: [
          [t('cta.scheduleAppointment'), book],
          [t('cta.wellness'), localePath('/services/wellness-care', locale)],
        ],
      }[cta] as [string, string][]
    }

    for (const post of samples) {
      test(`${post.slug} has its day, reading time, byline, call to action, sources and next articles`, async () => {
        const page = await open(localePath(`/blog/${post.slug}`, locale))
        const header = article(page).locator('header')
        await expect(header.getByRole('heading', { level: 1 })).toHaveText(post.title)
        await expect(header.locator('time')).toHaveText(formatDate(post.date, locale))
        await expect(header).toContainText(t('blog.readTime', { minutes: readingMinutes(post.content) }))
        // A drawing that the post did not choose is decorative.
        if (post.caption)
          await expect(header.getByRole('img')).toHaveAccessibleName(new RegExp(escapeRegExp(post.caption)))

        const question = post.ask ?? t('blog.ask')
        const panel = callToAction(page, question)
        await expect(panel.getByRole('heading')).toHaveText(question)
        const found = await panel
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
        expect(found).toEqual(buttons(post))
        const bare = ['/book-now', '/free-consultation#consultation-form']
          .map((path) => `a[href="${localePath(path, locale)}"]`)
          .join()
        await expect(page.locator('main').locator(bare), 'each carries its source').toHaveCount(0)

        await expect(page.getByRole('region', { name: t('symptom.sources') }).getByRole('listitem')).toHaveCount(
          post.sources.length,
        )
        const next = page.getByRole('region', { name: t('blog.related') })
        await expect(next.getByRole('heading', { level: 3 })).toHaveText(post.related.map((slug) => one(slug).title))
        await expect(page.getByRole('link', { name: t('blog.back') })).toHaveCount(1)
      })
    }
  })

  test(
    'the list of contents leads to each part and marks the one being read',
    alternating(locale),
    async ({ page, isMobile }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openHydrated(page, locale, `/blog/${long}`)
      const headings = headingsOf(one(long).content)
      const contents = page.getByRole('navigation', { name: t('site.contents') })
      if (isMobile) {
        await expect(contents).toBeHidden()
        await page
          .getByRole('main')
          .locator('summary', { hasText: t('site.contents') })
          .click()
      }
      await expect(contents.getByRole('link')).toHaveText(headings.map(({ text }) => text))
      await expect(contents.locator('[aria-current]')).toHaveCount(0)

      for (const { id, text } of [headings[3], headings[1]].filter((item) => item !== undefined)) {
        await contents.getByRole('link', { name: text, exact: true }).click()
        await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
        await expect(contents.locator('[aria-current="location"]')).toHaveText(text)
      }
      if (!isMobile) await expect(contents, 'it stays beside the text').toBeInViewport()
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(contents.locator('[aria-current]')).toHaveCount(0)
    },
  )

  test('a bar shows how much is read, and none with reduced motion', alternating(locale), async ({ page }) => {
    await page.goto(localePath(`/blog/${long}`, locale))
    await expect.poll(() => progress(page)).toBe(0)
    await page.locator('#sources').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
    await expect.poll(() => progress(page)).toBeGreaterThan(0.5)
    await expect.poll(() => progress(page)).toBeLessThan(1)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect.poll(() => progress(page)).toBe(1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => progress(page)).toBeUndefined()
  })

  test(
    'the summary in the other language leads there, and the choice is remembered',
    alternating(locale),
    async ({ page }) => {
      const other = otherLocale(locale)
      await openHydrated(page, locale, `/blog/${long}`)
      const box = page.getByRole('main').locator(`div[lang="${other}"]`)
      await expect(box).toContainText(pageOf('post', other, long).description)
      await box.getByRole('link').click()
      await expectAddress(page, localePath(`/blog/${long}`, other))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageOf('post', other, long).title)
      expect(await isMarked(page), 'without a reload').toBe(true)
      await expect(toggleOf(page, other)).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(other)
    },
  )
})
