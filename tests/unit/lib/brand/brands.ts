import type { BrandColors } from '@/lib/brand/colors'

/** A brand that shares no color with the site's own: deep green and terracotta. */
export const terracotta: BrandColors = {
  text: '#2b1d17',
  dark: '#1a2d18',
  main: '#4a6318',
  accent: '#f2a07b',
  pin: '#8c2f1b',
  ground: '#f4ebe1',
}
