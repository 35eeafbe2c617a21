import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** What schema.org says of a property: the types and data types its values may have, and whether it is superseded. */
export type Property = { values: string[]; superseded: boolean }

/** A set of properties under a name, and the sets it includes. */
type Part = { includes: string[]; properties: Map<string, Property> }

/**
 * The vocabulary of schema.org as schema-dts (Google) has it: a type `X` is an interface `XLeaf` that inherits its
 * properties, and a union `X` of itself, its subtypes and, for an enumeration, the names of its members.
 */
export class Vocabulary {
  private readonly parts = new Map<string, Part>()
  private readonly unions = new Map<string, string[]>()
  private readonly leaves = new Map<string, string>()

  /** @param declarations the text of schema-dts' `schema.d.ts`. */
  constructor(declarations: string) {
    let part: Part | undefined
    let name = ''
    let superseded = false
    for (const line of declarations.split('\n')) {
      const start = /^(?:export )?interface (\w+)(?: extends (.+))? \{$/.exec(line)
      const union = /^export type (\w+)(?:<[^=]*>)? = (.+);$/.exec(line)
      const property = /^ {4}"([^"@]+)"\?: SchemaValue<(.+), "[^"]+">;$/.exec(line)
      const type = /^ {4}"@type": "([^"]+)";$/.exec(line)
      if (start?.[1]) {
        name = start[1]
        part = { includes: (start[2] ?? '').split(', '), properties: new Map() }
        this.parts.set(name, part)
      } else if (union?.[1] && union[2]) {
        this.unions.set(union[1], union[2].split(' | '))
      } else if (type?.[1]) {
        this.leaves.set(type[1], name)
      } else if (property?.[1] && property[2]) {
        part?.properties.set(property[1], { values: property[2].split(' | '), superseded })
        superseded = false
      } else if (line.includes('@deprecated')) {
        superseded = true
      } else if (line.startsWith('}')) {
        superseded = false
      }
    }
  }

  /** Whether schema.org has a type of this name. */
  hasType(type: string): boolean {
    return this.leaves.has(type)
  }

  /** A property of a type, its own or inherited. */
  propertyOf(type: string, property: string): Property | undefined {
    const find = (name: string): Property | undefined => {
      const part = this.parts.get(name)
      return part?.properties.get(property) ?? part?.includes.map(find).find((inherited) => inherited !== undefined)
    }
    return find(this.leaves.get(type) ?? '')
  }

  /** Whether a type is another one, or a subtype of it at any depth. */
  isA(type: string, other: string): boolean {
    if (type === other) return true
    return (this.unions.get(other) ?? []).some(
      (name) => this.leaves.has(name) && name !== other && this.isA(type, name),
    )
  }

  /** Whether an enumeration has a member, by its name or its address. */
  hasMember(enumeration: string, member: string): boolean {
    return (this.unions.get(enumeration) ?? []).some(
      (name) =>
        name === JSON.stringify(member) ||
        (this.leaves.has(name) && name !== enumeration && this.hasMember(name, member)),
    )
  }
}

let known: Vocabulary | undefined

/** The vocabulary of the installed schema-dts. */
export function vocabulary(): Vocabulary {
  const main = createRequire(join(process.cwd(), 'package.json')).resolve('schema-dts')
  known ??= new Vocabulary(readFileSync(join(dirname(main), 'schema.d.ts'), 'utf8'))
  return known
}
