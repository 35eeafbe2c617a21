import { sourceOf } from '@/lib/counting/counts'

const origin = 'https://clinic.example'

test.each([
  ['', '', 'direct'],
  ['', 'https://www.google.com/', 'search'],
  ['', 'https://es.search.yahoo.com/', 'search'],
  ['', 'android-app://com.google.android.googlequicksearchbox/', 'search'],
  ['', 'https://l.facebook.com/l.php', 'social'],
  ['', 'https://t.co/abc', 'social'],
  ['', 'https://netflix.com/', 'site'],
  ['', `${origin}/faq`, 'unknown'],
  ['utm_source=Nextdoor&utm_campaign=spring', 'https://www.google.com/', 'nextdoor'],
  ['last_utm_source=newsletter', '', 'newsletter'],
  // What could stand for one person.
  ['utm_source=ana.lopez%40example.com', '', 'direct'],
  ['utm_source=u83710425', '', 'direct'],
  ['utm_source=the-whole-of-a-long-sentence', '', 'direct'],
])('a visit with "%s" from "%s" comes from: %s', (attribution, referrer, source) => {
  expect(sourceOf(attribution, referrer, origin)).toBe(source)
})
