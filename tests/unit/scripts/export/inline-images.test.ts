import { inlineIcons, symbolsOf } from '@/scripts/export/inline-images'

const sprite =
  '<svg>\n<symbol id="icon-phone"><path d="p"/></symbol>\n<symbol id="icon-x"><path d="x"/></symbol>\n</svg>'
const symbols = symbolsOf(sprite)
const page = (name: string) => `<body><svg><use href="/icons.svg#icon-${name}"></use></svg></body>`

test('a page gets the symbols that it uses', () => {
  const html = inlineIcons(page('phone'), symbols)
  expect(html).toBe(
    '<body><svg><use href="#icon-phone"></use></svg><div hidden><svg><symbol id="icon-phone"><path d="p"/></symbol></svg></div></body>',
  )
})

test('a page without icons stays as it is', () => {
  expect(inlineIcons('<body></body>', symbols)).toBe('<body></body>')
})

test('an icon that is not in the sprite stops the export', () => {
  expect(() => inlineIcons(page('gone'), symbols)).toThrow('public/icons.svg has no icon-gone')
})
