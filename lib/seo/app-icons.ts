import type { Metadata } from 'next'
import tokens from '../../tailwind.config'
import { clinic } from '../clinic/facts'
import { pageOf } from '../content'
import { type Locale, localePath } from '../i18n/locales'

const { colors } = tokens.theme.extend

/** The `theme-color` of the browser interface: the color of the top bar. */
export const themeColor = colors['spruce-950']

/** The icons that the build renders from public/drawings/mark.svg: path, size in pixels, and purpose. */
export const drawnIcons = [
  { path: '/apple-touch-icon.png', size: 180, purpose: 'apple' },
  { path: '/icons/192.png', size: 192, purpose: 'any' },
  { path: '/icons/512.png', size: 512, purpose: 'any' },
  { path: '/icons/maskable-192.png', size: 192, purpose: 'maskable' },
  { path: '/icons/maskable-512.png', size: 512, purpose: 'maskable' },
] as const

/** The image sizes in favicon.ico. */
export const faviconSizes = [16, 32, 48] as const

/** The icons in the head of every page. `sizes` makes browsers that support SVG prefer it to the .ico. */
export const iconMetadata: Pick<Metadata, 'icons'> = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/drawings/mark.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
}

/**
 * Return the web manifest in a language (W3C Web Application Manifest). The scope of each is the whole site, so that
 * the other language opens in the same window; `id` distinguishes them.
 */
export function webManifest(locale: Locale) {
  const start = localePath('/', locale)
  return {
    id: start,
    name: clinic.name,
    short_name: clinic.logo[0],
    description: pageOf('home', locale).seo.description,
    lang: locale,
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    theme_color: themeColor,
    background_color: colors.mist,
    icons: [
      { src: '/drawings/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...drawnIcons
        .filter(({ purpose }) => purpose !== 'apple')
        .map(({ path, size, purpose }) => ({ src: path, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    ],
  }
}
