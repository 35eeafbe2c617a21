import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The roles of families, by their names in content/brand.yaml. */
export const roles = ['headings', 'body'] as const
export type Role = (typeof roles)[number]

/** The names of the brand's typefaces in style sheets. */
export const cssNames: Record<Role, string> = { headings: 'Headings', body: 'Body' }

/**
 * The weights of the design: the lightest and the boldest in use, and the two to choose if each weight is a separate
 * file.
 */
const weightsOf = {
  headings: { range: [500, 800], single: [500, 700] },
  body: { range: [400, 700], single: [400, 700] },
} as const

/** A font file of a package, and the weights it provides; `axis` is the range needed of a variable font. */
export type Face = {
  name: string
  file: string
  weights: [from: number, to: number]
  axis?: { min: number; max: number }
}

/** An installed family of Fontsource. */
export type Family = { name: string; package: string; variable: boolean; weights: number[] }

type Metadata = { family: string; weights: number[]; variable: false | Record<string, { min: string; max: string }> }

/** Convert a name to an id: `National Park` → `national-park` */
const idOf = (name: string) => name.trim().toLowerCase().replace(/\s+/g, '-')

/** Return the path of a family's upright Latin font file. */
export const fileOf = ({ package: name, variable }: Family, weight: number, folder = 'node_modules') =>
  join(folder, name, 'files', `${name.split('/')[1]}-latin-${variable ? 'wght' : weight}-normal.woff2`)

/**
 * Find the installed family with a name, preferably the variable one; undefined if there is none with Latin letters.
 */
export function findFamily(name: string, folder = 'node_modules'): Family | undefined {
  for (const scope of ['@fontsource-variable', '@fontsource']) {
    const path = `${scope}/${idOf(name)}`
    const file = join(folder, path, 'metadata.json')
    if (!existsSync(file)) continue
    const { family, weights } = JSON.parse(readFileSync(file, 'utf8')) as Metadata
    const found = { name: family, package: path, variable: scope === '@fontsource-variable', weights }
    if (existsSync(fileOf(found, weights[0] ?? 400, folder))) return found
  }
  return undefined
}

const nearest = (weights: number[], wanted: number) =>
  weights.reduce((best, weight) => (Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best))

/**
 * Return the files that a role needs from a family: one for a variable family, one for each of up to two weights
 * otherwise.
 */
export function facesOf(role: Role, family: Family, folder = 'node_modules'): Face[] {
  const { range, single } = weightsOf[role]
  if (family.variable) {
    const [min, max] = [Math.min(...family.weights), Math.max(...family.weights)]
    const within = (weight: number) => Math.min(Math.max(weight, min), max)
    const weights: [number, number] = [within(range[0]), within(range[1])]
    const axis = { min: weights[0], max: weights[1] }
    return [{ name: role, file: fileOf(family, min, folder), weights, axis }]
  }
  const chosen = [...new Set(single.map((weight) => nearest(family.weights, weight)))]
  const [light = 400, bold] = chosen
  const between = bold === undefined ? 900 : Math.ceil((light + bold) / 200) * 100
  return chosen.map((weight, i) => ({
    name: `${role}-${weight}`,
    file: fileOf(family, weight, folder),
    weights: i === 0 ? [100, bold === undefined ? 900 : between - 1] : [between, 900],
  }))
}

/** Return the face of a family for a weight. */
export const faceFor = (faces: Face[], weight: number): Face =>
  faces.find(({ weights: [from, to] }) => from <= weight && weight <= to) ??
  (faces.reduce((best, face) => (distance(face, weight) < distance(best, weight) ? face : best)) as Face)

const distance = ({ weights: [from, to] }: Face, weight: number) => Math.max(from - weight, weight - to, 0)

/** Explain what to do about a family that is not installed. */
export const notInstalled = (name: string) =>
  `"${name}" is not installed: run \`npm install --save-dev --save-exact @fontsource-variable/${idOf(name)}\`, or @fontsource/${idOf(name)} where the family is not variable (its name is at fontsource.org)`
