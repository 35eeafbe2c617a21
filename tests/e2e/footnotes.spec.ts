import { expect } from '@playwright/test'
import { pageOf } from '@/lib/content'
import { localePath } from '@/lib/i18n/locales'
import { words } from './site'
import { expectAddress, inSpanish, once, test } from './visit'

inSpanish((locale) => {
  const t = words(locale)
  test('a page names its sources in its text, and they lead back', once, async ({ page }) => {
    const { sources } = pageOf('symptom', locale, 'back-pain')
    const address = localePath('/symptoms/back-pain', locale)
    // The fonts are loaded: a note is too small to hit while its line moves.
    await page.goto(address, { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    await expect(main).not.toContainText('[^')
    const list = page.getByRole('region', { name: t('symptom.sources') })
    await expect(list.getByRole('listitem')).toHaveCount(sources.length)
    // The content check ensures that each source is named; all links are generated alike.
    for (const [i, { title }] of [...sources.entries()].slice(-2)) {
      const number = i + 1
      const note = main.getByRole('link', { name: t('symptom.source', { number }), exact: true }).first()
      await expect(note).toHaveAttribute('role', 'doc-noteref')
      await note.click()
      await expectAddress(page, `${address}#source-${number}`)
      const source = list.getByRole('listitem').nth(i)
      await expect(source).toBeInViewport()
      await expect(source).toContainText(title)
      await source.locator('[role=doc-backlink]').first().click()
      await expectAddress(page, `${address}#note-${number}-1`)
      await expect(note).toBeInViewport()
    }
  })
})
