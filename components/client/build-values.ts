import type { LoaderCounting } from '@/lib/counting/settings'

/** Values that scripts/export/bundle-client.ts puts into the inline script. */
declare global {
  /** The brand's typefaces, in the format of `document.fonts.load`. */
  const brandFonts: string
  /** What is counted, and where it goes; without a service nothing is. */
  const counting: LoaderCounting
}
