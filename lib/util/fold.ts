/** Remove accents, case and apostrophes: `¿Dónde está?` → `¿donde esta?`. `ñ` becomes `n`, as many people type it. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
