import { proposer } from '@/tools/redirects/propose'
import { addressesIn, formerSite } from '@/tools/redirects/read'

const propose = proposer([
  { path: '/', title: 'Chiropractor in Springdale' },
  { path: '/about', title: 'About the clinic' },
  { path: '/contact', title: 'Contact' },
  { path: '/demo/contact', title: 'Ask us anything' },
  { path: '/es/about', title: 'Sobre la clínica' },
  { path: '/symptoms/back-pain', title: 'Back Pain' },
  { path: '/symptoms/neck-pain', title: 'Neck Pain' },
  { path: '/symptoms/sports-injuries', title: 'Sports Injuries' },
])

test.each([
  ['/about-us/', '/about'],
  ['/meet-our-team', '/about'],
  ['/contact-us', '/contact'],
  ['/sobre-la-cl%C3%ADnica', '/es/about'],
  ['/conditions/lower-back-pain.html', '/symptoms/back-pain'],
  ['/sport-injury-care.php', '/symptoms/sports-injuries'],
  ['/2019/05/', undefined],
  ['/?page_id=12', undefined],
  ['/recipes/apple-pie', undefined],
  ['/%E0%A4%A', undefined],
])('the page nearest to %s is %s', (address, page) => {
  expect(propose(address)).toBe(page)
})

test('a rare word counts more than one that many pages have', () => {
  const pages = ['chiropractic-care', 'pediatric-care', 'wellness-care', 'sciatica-and-daily-walks']
  const nearest = proposer(pages.map((name) => ({ path: `/${name}`, title: name })))
  expect(nearest('/sciatica-care')).toBe('/sciatica-and-daily-walks')
})

test.each([
  [
    'a.xml',
    '<?xml version="1.0"?><urlset><url><loc>https://a.com/b?c=1&amp;d=2</loc></url></urlset>',
    ['https://a.com/b?c=1&d=2'],
  ],
  [
    'a.xml',
    '<urlset><loc><![CDATA[https://a.com/b]]></loc>\n<loc>\nhttps://a.com/c\n</loc></urlset>',
    ['https://a.com/b', 'https://a.com/c'],
  ],
  ['a.csv', 'Address;Status\n"https://a.com/b";200\n/c,404\n\n', ['https://a.com/b', '/c']],
])('addresses are read from %s: %s', (file, text, addresses) => {
  expect(addressesIn(file, text)).toEqual(addresses)
})

test.each([
  ['<!DOCTYPE html><html><loc>/a</loc>', 'a.xml: is an HTML page: save the sitemap itself'],
  ['<urlset><url>', 'a.xml: names no address: a sitemap has them in <loc>…</loc>'],
  [
    '<sitemapindex><loc>https://a.com/b.xml</loc></sitemapindex>',
    'a.xml: is a list of sitemaps: save those that it names, such as https://a.com/b.xml',
  ],
  ['<urlset><loc>https://a.com/b</loc><loc>https://a.c', 'a.xml: breaks off after 1 addresses: save the sitemap again'],
  ['<urlset><loc>https://a.com/b</loc>', 'a.xml: breaks off after 1 addresses: save the sitemap again'],
  ['nothing here', 'a.xml: names no address: one a line, or in a column of a CSV'],
])('%s is refused', (text, reason) => {
  expect(() => addressesIn('a.xml', text)).toThrow(reason)
})

test('addresses of other sites are left out, and each is listed once', () => {
  const found = ['https://www.a.com/b/', 'http://a.com/b/', 'https://a.com/c?d=1#e', 'https://other.com/b', '/f']
  expect(formerSite(found)).toEqual({ addresses: ['/b/', '/c?d=1', '/f'], others: 1 })
})
