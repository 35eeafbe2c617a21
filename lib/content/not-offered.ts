import { definitionOf } from '../page-types'
import { isPageType, type PageType, pageTypeNames } from '../page-types/names'
import type { Content } from './document'

/*
 * Services and symptoms that the clinic does not offer: `notOffered` of content/clinic.yaml lists their addresses. Their files
 * stay, but no page, menu or list shows them, and their addresses lead to the overview. The services without a page of their own
 * (`extraServices` of the home page) go by an address, too, that is none of the website: /services/acupuncture.
 */

/** Return the addresses that `notOffered` may name. @param namesOf the names of the content files of a page type. */
export const switchable = (namesOf: (pageType: PageType) => string[]): string[] =>
  pageTypeNames.flatMap((pageType) => {
    const { switchable: above } = definitionOf(pageType)
    return above === null ? [] : namesOf(pageType).map((name) => `${above}/${name}`)
  })

/** Test whether a content file belongs to a page that is switched off. */
export const isSwitchedOff = (collection: string, name: string, notOffered: readonly string[]): boolean =>
  isPageType(collection) && notOffered.includes(`${definitionOf(collection).switchable}/${name}`)

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Return the address by which a service without a page is switched off. */
export const extraAddress = (id: unknown): string => `${definitionOf('service').switchable}/${id}`

/** Services without a page that take a license of their own, beside that of a chiropractor: only who has it may give them. */
export const licensedServices = ['acupuncture']

/** Return the items of a list without those that a test rejects; anything but a list stays as it is. */
const without = (list: unknown, rejects: (item: unknown) => boolean) =>
  Array.isArray(list) ? list.filter((item) => !rejects(item)) : list

/**
 * Return a page without the items of its lists that lead to pages that are switched off: related pages, the services of
 * a city, the services of the home page that have no page of their own.
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
    ...(isFields(services) && {
      services: {
        ...services,
        items: without(
          services.items,
          (item) => isFields(item) && isSwitchedOff('service', String(item.id), notOffered),
        ),
      },
    }),
    ...(page.extraServices !== undefined && {
      extraServices: without(
        page.extraServices,
        (item) =>
          isFields(item) &&
          [extraAddress(item.id), String(item.href).replace(/[?#].*$/, '')].some((address) =>
            notOffered.includes(address),
          ),
      ),
    }),
  }
}
