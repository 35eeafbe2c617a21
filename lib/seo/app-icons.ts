import type { Metadata } from 'next'
import { paletteOf } from '../brand/palette'
import { settings } from '../compiled/data'

/** The `theme-color` of the browser interface: the color of the top bar. */
export const themeColor = paletteOf(settings.brand.colors)['spruce-950']

/** The icon of an iPhone's home screen, which the build renders from public/drawings/mark.svg. */
export const appleIcon = { path: '/apple-touch-icon.png', size: 180 }

/** The image sizes in favicon.ico. */
export const faviconSizes = [16, 32, 48] as const

/** The icons in the head of every page. `sizes` makes browsers that support SVG prefer it to the .ico. */
export const iconMetadata: Pick<Metadata, 'icons'> = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/drawings/mark.svg', type: 'image/svg+xml' },
    ],
    apple: appleIcon.path,
  },
}
