/** Values that scripts/export/bundle-client.ts puts into the inline script. */
declare global {
  /** The address of the module built from swap-language.ts. */
  const swapModuleAddress: string
  /** The brand's typefaces, in the format of `document.fonts.load`. */
  const brandFonts: string
}

export {}
