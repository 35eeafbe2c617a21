import { definitionOf } from '../page-types'
import { isPageType, type PageType, pageTypeNames } from '../page-types/names'
import { isRecord } from '../util/is-record'
import type { Content } from './document'

/*
 * Services and symptoms that the clinic does not offer: `notOffered` of content/clinic.yaml lists their addresses.
 * Their files stay, but no page, menu or list shows them, and their addresses redirect to the overview. Services
 * without a page (`extraServices` of the home page) are identified by an address, too, which does not exist on the
 * site: /services/acupuncture.
 */

/** Return the addresses allowed in `notOffered`. @param namesOf the names of the content files of a page type. */
export const switchable = (namesOf: (pageType: PageType) => string[]): string[] =>
  pageTypeNames.flatMap((pageType) => {
    const { switchable: above } = definitionOf(pageType)
    return above === null ? [] : namesOf(pageType).map((name) => `${above}/${name}`)
  })

/** Test whether a content file's page is switched off. */
export const isSwitchedOff = (collection: string, name: string, notOffered: readonly string[]): boolean =>
  isPageType(collection) && notOffered.includes(`${definitionOf(collection).switchable}/${name}`)

type Fields = Record<string, unknown>

/** Return the address that switches off a service without a page. */
export const extraAddress = (id: unknown): string => `${definitionOf('service').switchable}/${id}`

/** Services without a page that require a license other than a chiropractor's. */
export const licensedServices = ['acupuncture']

/** Return a list without the rejected items; any other value unchanged. */
const without = (list: unknown, rejects: (item: unknown) => boolean) =>
  Array.isArray(list) ? list.filter((item) => !rejects(item)) : list

/**
 * Remove links to switched-off pages from a page's lists: related pages, the services of a city, the home page's
 * services without a page.
 * @param content the definition of its page type.
 */
export function withoutSwitchedOff<Page extends Fields>(
  page: Page,
  content: Content,
  notOffered: readonly string[],
): Page {
  if (notOffered.length === 0) return page
  const { related } = content
  const { services } = page
  return {
    ...page,
    ...(related && { related: without(page.related, (slug) => isSwitchedOff(related, String(slug), notOffered)) }),
    ...(isRecord(services) && {
      services: {
        ...services,
        items: without(
          services.items,
          (item) => isRecord(item) && isSwitchedOff('service', String(item.id), notOffered),
        ),
      },
    }),
    ...(page.extraServices !== undefined && {
      extraServices: without(
        page.extraServices,
        (item) =>
          isRecord(item) &&
          [extraAddress(item.id), String(item.href).replace(/[?#].*$/, '')].some((address) =>
            notOffered.includes(address),
          ),
      ),
    }),
  }
}
