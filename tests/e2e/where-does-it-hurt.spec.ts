import { expect } from '@playwright/test'
import { listOf, pageOf } from '@/lib/content'
import { localePath } from '@/lib/i18n/locales'
import { bodyParts, leafletOf, universalSigns } from '@/lib/urgent/signs'
import { seriousViolations } from './accessibility'
import { shell } from './shell'
import { words } from './site'
import { alternating, expectAddress, inBothLanguages, once, onPhone, test, withoutScript } from './visit'

const overview = '/where-does-it-hurt'
const partPath = (id: string) => `${overview}/${id}`

inBothLanguages((locale) => {
  const t = words(locale)
  const guide = pageOf('where-does-it-hurt', locale)
  const to = (address: string) => localePath(address, locale)
  const { sooner } = listOf('danger-words', locale)

  test(
    'the overview: 911 and 988 first, each part of a drawing is large enough for a finger',
    onPhone,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(to(overview))
      const links = page.getByRole('main').getByRole('link')
      await expect(links.and(page.locator(':visible')).first()).toHaveAttribute('href', 'tel:911')
      await expect(page.getByRole('main').locator('a[href="tel:988"]')).toBeInViewport()
      await expect(page.getByRole('img').or(page.locator('main svg[role=group]')).first()).toBeInViewport()
      for (const [who, drawing] of [
        ['adult', 'body'],
        ['child', 'body-child'],
        ['pregnancy', 'pregnancy'],
      ] as const) {
        await page.getByText(guide.map[who], { exact: true }).click()
        const map = page.locator(`main svg[role=group]:has(img[src$="/${drawing}.svg"])`)
        const scale = await map.evaluate(
          (svg) => svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width,
        )
        for (const { path, name, areas } of bodyParts(locale)) {
          const own = areas.filter((area) => area.drawing === drawing)
          if (own.length === 0) continue
          await expect(map.locator(`a[href="${to(path)}"]`)).toHaveAccessibleName(name)
          for (const { box } of own)
            expect(Math.round(Math.min(box[2], box[3]) * scale), name).toBeGreaterThanOrEqual(44)
        }
      }
      expect(await seriousViolations(page, 'main')).toEqual([])
    },
  )

  test(
    'a part on the drawing, in the list or in a former address leads to its page',
    alternating(locale),
    async ({ page }) => {
      await page.goto(to(overview))
      const list = page.getByRole('navigation', { name: t('urgent.list') })
      const { map } = pageOf('where-does-it-hurt', locale)
      for (const patient of ['child', 'pregnancy', 'adult'] as const) {
        await page.getByText(map[patient], { exact: true }).click()
        const shown = bodyParts(locale).filter(({ who }) => who === patient)
        await expect(list.getByRole('link')).toHaveText(shown.map(({ name }) => name))
      }
      await page.locator(`svg a[href="${to(partPath('lower-back'))}"]`).focus()
      await page.keyboard.press('Enter')
      await expectAddress(page, to(partPath('lower-back')))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        pageOf('body-part', locale, 'lower-back').heading,
      )
      await page.goto(to(`${overview}#knee`))
      await expectAddress(page, to(partPath('knee')))
    },
  )

  test(
    'a leaflet begins with 911, shows every sign, and asks for no visit before what helps',
    onPhone,
    async ({ page }) => {
      await page.goto(to(partPath('lower-back')))
      const main = page.getByRole('main')
      const calls = main.locator('a[href="tel:911"]')
      await expect(calls.first()).toBeInViewport()
      const { lists } = leafletOf('lower-back', locale)
      const signs = [...universalSigns(locale), ...lists.flatMap((list) => [...list.signs, ...list.injuries])]
      for (const { name } of signs) await expect(main.getByText(name, { exact: false }).first()).toBeVisible()
      await expect(main.getByText(sooner.adult)).toBeVisible()
      await expect(main.getByRole('button').or(main.getByRole('checkbox'))).toHaveCount(0)
      for (const part of [shell.bar, shell.offer]) await expect(part(page)).toBeHidden()

      const { home } = pageOf('body-part', locale, 'lower-back').sections
      const top = async (selector: string) => (await main.locator(selector).first().boundingBox())?.y ?? 0
      expect(await top(`section#${home.id}`)).toBeLessThan(await top('a[href$="/contact"]'))
      expect(await seriousViolations(page, 'main')).toEqual([])
    },
  )

  test('911 and 988 stay in reach as long as the signs are in view', onPhone, async ({ page }) => {
    await page.goto(to(partPath('neck')))
    const bar = page.locator('main p:has(> a[href="tel:911"]):has(> a[href="tel:988"])').last()
    await expect(bar).toBeInViewport({ ratio: 1 })
    await page.locator('#level-week').scrollIntoViewIfNeeded()
    await expect(bar).toBeInViewport({ ratio: 1 })
    await page.locator('#sources').scrollIntoViewIfNeeded()
    await expect(bar).not.toBeInViewport()
  })

  test('home, the symptoms, the menu and danger boxes lead there', once, async ({ page }) => {
    for (const address of ['/', '/symptoms']) {
      await page.goto(to(address))
      await expect(
        page
          .getByRole('main')
          .locator(`a[href="${to(overview)}"]`)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
    }
    await expect(page.getByRole('banner').locator(`#menu-symptoms a[href="${to(overview)}"]`)).toHaveCount(1)
    await page.goto(to('/symptoms/sciatica-neuropathy'))
    await expect(page.locator(`[data-danger] a[href="${to(partPath('leg'))}"]`)).toBeVisible()
  })

  test('on a phone, 911 is named in the first two screens of the home page', onPhone, async ({ page }) => {
    await page.goto(to('/'))
    const call = page.getByRole('main').locator('a[href="tel:911"]').filter({ visible: true }).first()
    const { y } = (await call.boundingBox()) ?? {}
    expect(y).toBeLessThan(2 * (page.viewportSize()?.height ?? 0))
  })

  test.describe('without script', () => {
    test.use(withoutScript)

    test('a leaflet is the same; a former address marks the part in the list', once, async ({ page }) => {
      await page.goto(to(partPath('child-belly')))
      for (const { signs } of leafletOf('child-belly', locale).lists)
        for (const { name } of signs) await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
      await page.goto(to(`${overview}#knee`))
      await expect(page.locator('#knee')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    })
  })
})
