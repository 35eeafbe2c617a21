import { absoluteUrl, siteOrigin } from '@/lib/util/site'

const setting = process.env.SITE_URL
afterEach(() => {
  if (setting === undefined) delete process.env.SITE_URL
  else process.env.SITE_URL = setting
})

test.each([
  ['https://clinic.test', 'https://clinic.test'],
  ['https://clinic.test/', 'https://clinic.test'],
  ['https://CLINIC.test:8443', 'https://clinic.test:8443'],
])('SITE_URL %s is the origin %s', (url, origin) => {
  expect(siteOrigin(url)).toBe(origin)
})

test.each([
  'clinic.test',
  'http://clinic.test',
  'https://clinic.test/?a=1',
  'https://clinic.test/#top',
  '',
  'ftp://clinic.test',
])('SITE_URL "%s" is refused by its name', (url) => {
  expect(() => siteOrigin(url)).toThrow(
    `SITE_URL is "${url}": set it to the bare https origin, as in https://www.example.com`,
  )
})

test('SITE_URL with a path is refused with the way out', () => {
  expect(() => siteOrigin('https://clinic.github.io/site')).toThrow('give yours a domain of its own, or name the')
})

test('addresses begin with the setting; the home page ends without a slash', () => {
  process.env.SITE_URL = 'https://clinic.test/'
  expect(absoluteUrl('/about')).toBe('https://clinic.test/about')
  expect(absoluteUrl('/')).toBe('https://clinic.test')
  expect(absoluteUrl('/es')).toBe('https://clinic.test/es')
})

test('without a setting the site has an example origin', () => {
  delete process.env.SITE_URL
  expect(absoluteUrl('/about')).toBe('https://www.example.com/about')
})
