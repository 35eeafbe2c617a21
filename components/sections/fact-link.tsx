import type { ReactNode } from 'react'
import { ExternalLink } from '@/components/ui/external-link'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

type Props = { href: string; locale: Locale; className?: string; children: ReactNode }

/** Render a link to an address from clinic.yaml: a page of this site, a file, or an external page in a new tab. */
export function FactLink({ href, locale, className, children }: Props) {
  if (!href.startsWith('/')) {
    return (
      <ExternalLink className={className} href={href} note={translator(locale)('site.newTab')}>
        {children}
      </ExternalLink>
    )
  }
  return /^\/[^.]*$/.test(href) ? (
    <Link className={className} href={href} locale={locale}>
      {children}
    </Link>
  ) : (
    <a className={className} href={href}>
      {children}
    </a>
  )
}
