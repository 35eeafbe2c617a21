import { isRecord } from '../../util/is-record'

/** A thing in a graph. */
export type Node = Record<string, unknown>

/** A value of a property and its path: `MedicalClinic.address.postalCode`. */
export type Value = { field: string; property: string; value: unknown }

/** A thing in a graph and its path. */
export type PlacedNode = { field: string; node: Node }

export const isNode: (value: unknown) => value is Node = isRecord

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/** Return the types of a thing. */
export const typesOf = (node: Node): string[] => asList(node['@type']).map(String)

/** Test whether an object is only a reference to a thing described elsewhere. */
export const isReference = (node: Node) => Object.keys(node).join() === '@id'

/** Collect every thing in a graph, nested ones too, and every value; list items count separately. */
export function readGraph(things: unknown[]): { places: PlacedNode[]; values: Value[] } {
  const places: PlacedNode[] = []
  const values: Value[] = []
  const visit = (node: Node, field: string) => {
    places.push({ field, node })
    for (const [property, held] of Object.entries(node)) {
      if (property.startsWith('@')) continue
      const path = `${field}.${property}`
      for (const value of asList(held)) {
        values.push({ field: path, property, value })
        if (isNode(value)) visit(value, path)
      }
    }
  }
  for (const thing of things) if (isNode(thing)) visit(thing, typesOf(thing).join('+') || 'a thing without type')
  return { places, values }
}

/** Return structured data as sorted lines of path and value, so that the order of properties does not matter. */
export function linesOf(value: unknown, place = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, i) => {
      const id = isNode(item) && typeof item['@id'] === 'string' ? item['@id'] : undefined
      return linesOf(item, `${place}[${id ?? i}]`)
    })
  if (isNode(value))
    return Object.keys(value)
      .sort()
      .flatMap((key) => linesOf(value[key], place ? `${place}.${key}` : key))
  return value === null || value === undefined ? [] : [`${place}: ${JSON.stringify(value)}`]
}
