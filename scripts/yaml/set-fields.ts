import { isScalar, Pair, Scalar, visit } from 'yaml'
import { isRecord } from '../../lib/util/is-record'
import { editYaml, type Style } from './edit'

const isPlain = (value: unknown) => !isRecord(value) && !Array.isArray(value)

/** Put new values of plain fields on one line, and quote what looks like a number or a time. */
const style: Style = {
  create(document, value) {
    const node = document.createNode(value)
    visit(node, {
      Collection(_, item) {
        const values: unknown[] = Object.values(item.toJSON() as object)
        item.flow = values.every((inner) => isPlain(inner) || Object.values(inner as object).every(isPlain))
      },
      Scalar(key, scalar) {
        if (key !== 'key' && typeof scalar.value === 'string' && /^[-\d]/.test(scalar.value))
          scalar.type = 'QUOTE_DOUBLE'
      },
    })
    return node
  },
}

/**
 * Set top-level fields of a YAML file and leave the rest unchanged. An undefined value removes its field.
 * @param after the field after which new ones are inserted; by default, or if it is missing, at the end
 * @returns the same text if every field already has its value
 */
export const setFields = (source: string, fields: Record<string, unknown>, after?: string): string =>
  editYaml(source, style, (map, put) => {
    for (const [field, value] of Object.entries(fields)) {
      if (value === undefined) map.delete(field)
      else if (map.has(field)) map.set(field, put(map.get(field, true), value))
      else {
        const place = map.items.findIndex(({ key }) => isScalar(key) && key.value === after)
        const pair = new Pair(new Scalar(field), put(undefined, value))
        map.items.splice(place < 0 ? map.items.length : place + 1, 0, pair)
      }
    }
  })
