import { isRecord } from '../../util/is-record'

/** A thing in a graph. */
export type Node = Record<string, unknown>

/** One value of a property, and where it stands: `MedicalClinic.address.postalCode`. */
export type Value = { field: string; property: string; value: unknown }

/** A thing of a graph and where it stands. */
export type PlacedNode = { field: string; node: Node }

export const isNode: (value: unknown) => value is Node = isRecord

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/** Return the types that a thing states. */
export const typesOf = (node: Node): string[] => asList(node['@type']).map(String)

/** Test whether an object only points to a thing that is described elsewhere. */
export const isReference = (node: Node) => Object.keys(node).join() === '@id'

/** Return every thing of a graph, those within others too, and every value they have; lists are read one by one. */
export function readGraph(things: unknown[]): { places: PlacedNode[]; values: Value[] } {
  const places: PlacedNode[] = []
  const values: Value[] = []
  const visit = (node: Node, field: string) => {
    places.push({ field, node })
    for (const [property, held] of Object.entries(node)) {
      if (property.startsWith('@')) continue
      const at = `${field}.${property}`
      for (const value of asList(held)) {
        values.push({ field: at, property, value })
        if (isNode(value)) visit(value, at)
      }
    }
  }
  for (const thing of things) if (isNode(thing)) visit(thing, typesOf(thing).join('+') || 'a thing without type')
  return { places, values }
}

/** Return structured data as sorted lines of place and value, so that the order of properties makes no difference. */
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
