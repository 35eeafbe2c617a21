import NextLink from 'next/link'
import type { ComponentProps } from 'react'
import { needsFullLoad } from '@/lib/i18n/full-load'
import { type Locale, localePath } from '@/lib/i18n/locales'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** The path in the default language (`/about`), with query and fragment if any. */
  href: string
  locale: Locale
  /** `false` keeps the scroll position; by default a client-side navigation scrolls to the top. */
  scroll?: boolean
}

/**
 * Render a link to a page of this site. Viewport prefetching is off; the PrefetchLinks island prefetches on hover, focus
 * and touch.
 */
export function Link({ href, locale, ...rest }: Props) {
  const address = localePath(href, locale)
  if (!needsFullLoad(href)) return <NextLink href={address} prefetch={false} {...rest} />
  const { scroll, ...attributes } = rest
  return <a href={address} {...attributes} />
}
