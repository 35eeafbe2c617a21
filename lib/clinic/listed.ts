import { byLocale, defaultLocale } from '../i18n/locales'
import { slugOf } from '../i18n/slug'
import type { Listed } from '../page-types/definition'
import type { Settings } from '../schemas'
import { mainId } from '../schemas/office'
import { mainName } from '../schemas/office-problems'

type Facts = Pick<Settings['clinic'], 'address' | 'offices' | 'practitioners'>

/** The value for a clinic without pages for offices or practitioners. */
export const nothingListed: Listed = { offices: [], practitioners: [] }

/** Return the slug of a practitioner's page. */
export const practitionerSlug = ({ name }: { name: Record<typeof defaultLocale, string> }): string =>
  slugOf(name[defaultLocale])

/** Return the offices and practitioners that have their own pages: all of them if there are several. */
export function listedIn(facts: Facts | undefined): Listed {
  const { address, offices = [], practitioners = [] } = facts ?? {}
  const all = address && offices.length > 0 ? [{ id: mainId, name: mainName(address, offices) }, ...offices] : []
  return {
    offices: all.map(({ id, name }) => ({ slug: id, name: byLocale(() => name) })),
    practitioners:
      practitioners.length > 1
        ? practitioners.map((practitioner) => ({ slug: practitionerSlug(practitioner), name: practitioner.name }))
        : [],
  }
}
