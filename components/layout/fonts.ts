import localFont from 'next/font/local'

// Subset by scripts/build/fonts.ts. app/styles/fonts.css has metric-adjusted fallbacks, late.css says when they load.

/** The display typeface. */
export const nationalPark = localFont({
  src: './fonts/national-park.woff2',
  weight: '500 800',
  display: 'swap',
  preload: false,
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
