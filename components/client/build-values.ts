/** Values that scripts/export/bundle-client.ts puts into the inline script. */
declare global {
  /** The address of the module that swap-language.ts becomes. */
  const swapModuleAddress: string
  /** The typefaces of the brand, as `document.fonts.load` takes them. */
  const brandFonts: string
}

export {}
