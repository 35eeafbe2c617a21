import NextLink from 'next/link'
import type { ComponentProps } from 'react'
import { needsFullLoad } from '@/lib/i18n/full-load'
import { type Locale, localePath } from '@/lib/i18n/locales'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** The English path of a page (`/about`), with query or fragment if need be. */
  href: string
  locale: Locale
  /** `false` leaves the scroll position to the page (a soft navigation goes to the top otherwise). */
  scroll?: boolean
}

/** A link to a page of this site in the reader's language. One prefetch value everywhere; WarmLinks warms on intent. */
export function Link({ href, locale, ...rest }: Props) {
  const address = localePath(href, locale)
  if (!needsFullLoad(href)) return <NextLink href={address} prefetch={false} {...rest} />
  const { scroll, ...attributes } = rest
  return <a href={address} {...attributes} />
}
