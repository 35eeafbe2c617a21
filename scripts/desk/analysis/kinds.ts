import { kindOf } from '../../../lib/kinds'
import type { Kind, Purpose } from '../../../lib/kinds/kind'

/** What the checks ask of a kind of page; nothing for those that have no words of their own to be found by. */
export const purposeOf = (kind: Kind): Purpose | null => kindOf(kind).purpose
