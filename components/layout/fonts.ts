import localFont from 'next/font/local'

// app/styles/fonts.css holds the fallback faces, tuned to this site's own text.

/** Display face: routed trail signs. Preloaded, because it sets the headline, the first large thing to appear. */
export const nationalPark = localFont({
  src: '../../node_modules/@fontsource-variable/national-park/files/national-park-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  adjustFontFallback: false,
  variable: '--font-national-park',
})

export const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-figtree',
})
