/** Locators for the parts around a page's content that have no role or name of their own. */
export const shell = {
  topBar: 'body > div:has(> div > a[href^="tel:"])',
  header: 'body > header',
  logo: 'a:has(> svg > use[href$="#icon-mark"])',
  row: 'body > header > div > nav',
  menu: 'body > header details:has(> nav)',
  panel: 'body > header details > nav',
  language: 'body > header a[hreflang]',
  rating: 'body > div > div > a[target=_blank]',
  offer: 'aside[aria-labelledby=offer-banner]',
  footer: 'body > footer',
  legal: 'body > footer nav',
  bar: 'body > aside[aria-label]',
  toTop: 'body > a[href="#top"]',
  toast: '[data-toast]',
}
