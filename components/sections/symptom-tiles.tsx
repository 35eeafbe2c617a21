import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { LinkTiles } from './link-tiles'

/** Show symptoms as linked tiles. */
export function SymptomTiles({ slugs, locale }: { slugs: string[]; locale: Locale }) {
  const links = slugs.map((slug) => ({ href: `/symptoms/${slug}`, title: pageOf('symptom', locale, slug).title }))
  return <LinkTiles locale={locale} links={links} />
}
