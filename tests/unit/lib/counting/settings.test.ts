import { countingSources, loaderCounting } from '@/lib/counting/settings'
import { isNone, linkOf } from '@/lib/embeds/providers'

jest.mock('@/lib/embeds/providers', () => ({
  ...jest.requireActual('@/lib/embeds/providers'),
  isNone: jest.fn(() => false),
  linkOf: jest.fn(),
}))

const own = () => loaderCounting({ service: 'own' }, false)
const startsOf = (kind: string) =>
  own()
    .starts.find(([name]) => name === kind)
    ?.slice(1) ?? []

test('a preview counts nothing, and neither does a site that does not want to', () => {
  expect(loaderCounting({ service: 'own' }, true)).toMatchObject({ service: 'none' })
  expect(loaderCounting({ service: 'none' }, false)).toMatchObject({ service: 'none' })
})

test('a service adds its origin to the policy, the host’s log none', () => {
  const url = 'https://clinic.goatcounter.com'
  expect(countingSources(loaderCounting({ service: 'goatcounter', url }, false))).toEqual([url])
  expect(countingSources(own())).toEqual([])
})

test('no emergency number and no search for a place nearby counts', () => {
  const all = own().starts.flatMap(([, ...starts]) => starts)
  expect(all.length).toBeGreaterThan(5)
  for (const address of ['tel:911', 'tel:988', 'https://www.google.com/maps/search/?api=1&query=emergency+room'])
    expect(all.filter((start) => address.startsWith(start))).toEqual([])
})

test('booking opens on our page, or by the link to the provider’s, or not at all', () => {
  expect(startsOf('book')).toEqual(['/book-now', '/es/book-now'])
  jest.mocked(linkOf).mockReturnValue({ href: 'https://book.example?lang=en#staff', host: 'book.example' })
  expect(startsOf('book')).toEqual(['https://book.example/?lang=en'])
  jest.mocked(isNone).mockReturnValue(true)
  expect(startsOf('book')).toEqual([])
})
