import localFont from 'next/font/local'

// Cut by scripts/build-fonts; app/styles/fonts.css holds the fallback faces, tuned to this site's own text.

/** Display face: routed trail signs. Preloaded, because it sets the headline, the first large thing to appear. */
export const nationalPark = localFont({
  src: './fonts/national-park.woff2',
  weight: '500 800',
  display: 'swap',
  adjustFontFallback: false,
  variable: '--font-national-park',
})

export const figtree = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-figtree',
})
