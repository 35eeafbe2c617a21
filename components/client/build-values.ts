/** Values that scripts/export/bundle-client.ts puts into the inline script. */
declare global {
  /** The brand's typefaces, in the format of `document.fonts.load`. */
  const brandFonts: string
}

export {}
