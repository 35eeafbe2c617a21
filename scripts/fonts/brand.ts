import { settings } from '../../lib/compiled/data'
import { cssNames, type Face, type Family, facesOf, findFamily, notInstalled, type Role, roles } from './families'

/** Return the installed family that content/brand.yaml names for a role. @throws if it is not installed */
export function brandFamily(role: Role): Family {
  const name = settings.brand.fonts[role]
  const family = findFamily(name)
  if (!family) throw new Error(`content/brand.yaml: fonts.${role}: ${notInstalled(name)}`)
  return family
}

/** Return the font files of the brand, by role. */
export const brandFaces = (): Record<Role, Face[]> => ({
  headings: facesOf('headings', brandFamily('headings')),
  body: facesOf('body', brandFamily('body')),
})

/** Return the packages of the brand's typefaces. */
export const fontPackages = (): string[] => [...new Set(roles.map((role) => brandFamily(role).package))]

/**
 * Return the `@font-face` rules of the brand's typefaces.
 * @param urlOf the address of a face's file @param scales the display size for each role, as a fraction of the full
 * size
 */
export const fontFaces = (urlOf: (face: Face) => string, scales: Partial<Record<Role, number>> = {}): string =>
  Object.entries(brandFaces())
    .flatMap(([role, faces]) =>
      faces.map((face) => {
        const [from, to] = face.weights
        const scale = scales[role as Role] ?? 1
        const adjusted = scale < 1 ? `  size-adjust: ${(100 * scale).toFixed(1)}%;\n` : ''
        return `@font-face {\n  font-family: "${cssNames[role as Role]}";\n  src: url("${urlOf(face)}") format("woff2");\n  font-display: swap;\n  font-weight: ${from} ${to};\n${adjusted}}\n`
      }),
    )
    .join('')
