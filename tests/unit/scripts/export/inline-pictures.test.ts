import { inlinePictures } from '@/scripts/export/inline-images'
import { applyEdits, elementsOf } from '@/scripts/shared/html'

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#fff" d="M0 0h50%"/></svg>\n'
const inlined = (html: string) =>
  applyEdits(
    html,
    inlinePictures(elementsOf(html, true), () => svg),
  )

test('a first-screen picture is inlined', () => {
  const html = inlined('<img src="/drawings/a.svg" alt="" width="3" loading="lazy" data-first-screen="true"/>')
  const [image] = elementsOf(html).filter(({ tagName }) => tagName === 'img')
  const attributes = Object.fromEntries(image?.attrs.map(({ name, value }) => [name, value]) ?? [])
  const { src = '', ...others } = attributes
  expect(others).toEqual({ alt: '', width: '3' })
  expect(src).not.toMatch(/[\s<>#"{}|\\^`]/)
  expect(decodeURIComponent(src)).toBe(`data:image/svg+xml,${svg.trim().replaceAll('"', "'")}`)
})

test('others stay as they are', () => {
  const html = '<img src="/drawings/a.svg" alt="" loading="lazy"/>'
  expect(inlined(html)).toBe(html)
})
