import { expect } from '@playwright/test'
import { phone } from '@/lib/clinic/facts'
import { localePath } from '@/lib/i18n/locales'
import { inSpanish, once, sharedPage, test } from './visit'

inSpanish((locale) => {
  const open = sharedPage()

  for (const path of ['/', '/faq']) {
    test(`no phone number on ${path} is broken at the end of a line`, async () => {
      const page = await open(localePath(path, locale))
      for (const width of [320, 390, 768]) {
        await page.setViewportSize({ width, height: 800 })
        const found = await page.evaluate(() => {
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
          const rows: { text: string; lines: number }[] = []
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            for (const match of (node.nodeValue ?? '').matchAll(/(?:\(\d{3}\) |\b\d{3}-)\d{3}-\d{4}|\d+ (?:%|°F)/g)) {
              const range = document.createRange()
              range.setStart(node, match.index)
              range.setEnd(node, match.index + match[0].length)
              const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
              if (tops.length > 0) rows.push({ text: match[0], lines: new Set(tops).size })
            }
          }
          return rows
        })
        expect(found.map(({ text }) => text)).toContain(phone.display)
        expect(
          found.filter(({ lines }) => lines > 1),
          `at ${width} px`,
        ).toEqual([])
      }
    })
  }
}, once)
