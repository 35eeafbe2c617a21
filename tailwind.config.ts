import type { Config } from 'tailwindcss'
import settings from './.content/settings.json'
import { cornersOf } from './lib/brand/corners'
import { rgbOf } from './lib/brand/oklab'
import { paletteOf } from './lib/brand/palette'
import { inText, screens } from './lib/screens'

const { colors, radius } = settings.brand
const shades = paletteOf(colors)
const gut = 'clamp(20px, 5vw, 64px)'
const sec = 'clamp(32px, 6.6vw, 104px)'
const page = '1312px'
// The height of the sticky header, in px.
const head = 84

/**
 * The design's tokens, each under one name, for the site, its social cards and its icons. Colors and corners
 * are those of content/brand.yaml, or made from them (lib/brand/tokens.ts); their names are those of the first brand:
 * spruce for dark and main, hickory for the accent, redbud for the pin, mist, river and straw for light grounds.
 */
export default {
  content: ['./app/**/*.tsx', './components/**/*.{ts,tsx}'],
  theme: {
    screens: Object.fromEntries(Object.entries(screens).map(([name, width]) => [name, inText(width)])),
    // Nine sizes by role: the headline of the home page, the title of a page, of a section, of a block, of a line; lead,
    // text, notes, marks. There are no others.
    fontSize: {
      // The vw limit takes effect only at double text size on a phone: it keeps a long word on one line.
      hero: 'min(12vw, clamp(2.75rem, 4.9vw, 5rem))',
      t1: 'min(12.5vw, clamp(2.25rem, 1.75rem + 2vw, 3.5rem))',
      t2: 'min(12vw, clamp(1.75rem, 1.5rem + 1.15vw, 2.5rem))',
      t3: 'min(11vw, 1.5rem)',
      t4: 'min(10vw, 1.25rem)',
      lead: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)',
      body: 'clamp(1rem, 0.971rem + 0.118vw, 1.0625rem)',
      small: '0.9375rem',
      tiny: '0.8125rem',
    },
    // For marks and numbers, for headings of a page, of a block, of a line; for short texts, for leads, for long texts.
    lineHeight: { none: '1', tight: '1.06', snug: '1.15', head: '1.25', close: '1.4', text: '1.5', long: '1.62' },
    fontWeight: { normal: '400', semibold: '600', bold: '700', heavy: '800' },
    extend: {
      colors: shades,
      fontFamily: {
        display: ['var(--face-display)', 'Display Fallback', 'Display Fallback Android', 'system-ui', 'sans-serif'],
        text: ['var(--face-text)', 'Text Fallback', 'Text Fallback Android', 'system-ui', 'sans-serif'],
        // Our fonts hold Latin letters alone: the device's own for words in other scripts, so that no word mixes two faces.
        scripts: ['system-ui', 'Segoe UI', 'Nirmala UI', 'Leelawadee UI', 'Noto Sans', 'Noto Sans Lao', 'sans-serif'],
      },
      // The unit of `p-3`, `min-h-11` and so on is in px, as boxes are: only type follows the reader's font size.
      spacing: {
        DEFAULT: '4px',
        gut,
        sec,
        // Overlap of a picture with the edge between two bands.
        over: `calc(${sec} + 64px)`,
        wide: 'clamp(48px, 6vw, 88px)',
        tall: 'clamp(32px, 5vw, 64px)',
        // The sticky header; where a column sticks below it, and where a target stops, on its own or with its question above it:
        // header and sticky bar grow with the text.
        head: `${head}px`,
        'below-head': `${head + 36}px`,
        target: `${(head + 26) / 16}rem`,
        answer: `${(head + 106) / 16}rem`,
        // Height of the sticky bar, and some space above it.
        bar: '6rem',
      },
      // In em: a `ch` of the fallback fonts is another one, and lines would break elsewhere until the web fonts come.
      maxWidth: { page, wrap: `calc(${page} + 2 * ${gut})`, text: '43.6em' },
      borderRadius: cornersOf(radius),
      // The checkered scale bar at the edge of a map.
      backgroundImage: {
        scale: `repeating-linear-gradient(90deg, ${shades.ink} 0 40px, white 40px 80px)`,
        dots: `radial-gradient(circle at 50% 50%, ${shades['spruce-950']} 0 3.5px, transparent 4px)`,
        ridges: 'var(--ridges)',
      },
      insetShadow: { current: `inset 0 -3px ${shades.hickory}` },
      boxShadow: {
        menu: `0 10px 30px -12px rgb(${rgbOf(shades['spruce-950'])} / 0.28)`,
        slot: `0 30px 70px -30px rgb(${rgbOf(shades['spruce-950'])} / 0.45)`,
      },
      transitionDuration: { DEFAULT: '150ms', fast: '150ms', base: '240ms', slow: '600ms' },
      transitionTimingFunction: { DEFAULT: 'ease', way: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    },
  },
} satisfies Config
