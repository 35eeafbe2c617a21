import { clinic, phone } from '../clinic/facts'
import { groupHours } from '../clinic/hours'
import { placeholders } from '../clinic/placeholders'
import { isPreview, pageOf } from '../content'
import { type Locale, localePath, otherLocale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { kindOf } from '../kinds'
import { guideParts } from '../kinds/kind'
import { routes } from '../routes'
import { pageNames } from '../routes/context'
import { absoluteUrl } from './site'
import { twinOf } from './twins'

/** The path of llms.txt in a language. */
export const llmsPath = (locale: Locale) => localePath('/llms.txt', locale)

/** The messages that head its sections; the blog has its own title. */
const headings = {
  clinic: 'footer.clinic',
  start: 'footer.start',
  services: 'nav.services',
  symptoms: 'nav.symptoms',
  financial: 'nav.financial',
  areas: 'footer.areas',
  legal: 'footer.legal',
} as const satisfies Record<Exclude<(typeof guideParts)[number], 'blog'>, string>

function facts(locale: Locale): string[] {
  const t = translator(locale)
  const hours = groupHours(clinic.hours, locale, 'wide').map(
    ({ days, ranges }) => `${days} ${ranges.join(', ') || t('topBar.closed')}`,
  )
  const other = otherLocale(locale)
  return [
    ...(isPreview() ? [`${t('preview.text')}.`, ''] : []),
    `- ${t('contact.phone')}: ${phone.display}`,
    `- ${t('contact.email')}: ${clinic.email}`,
    `- ${t('contact.address')}: ${placeholders(locale).address}`,
    `- ${t('contact.hours')}: ${hours.join('; ')}`,
    `- ${t('language.name')}: ${absoluteUrl(llmsPath(other))}`,
  ]
}

/**
 * The text of `llms.txt` in a language: the clinic, its contact details, and links to the Markdown version of each page with
 * its description (llmstxt.org).
 */
export function llmsFile(locale: Locale): string {
  const lists = guideParts.flatMap((part) => [
    '',
    `## ${part === 'blog' ? pageOf('blog', locale).title : translator(locale)(headings[part])}`,
    '',
    ...routes
      .filter(({ kind, indexable }) => indexable && kindOf(kind).guide === part)
      .map((route) => {
        const names = pageNames(route, locale)
        return `- [${names.title}](${absoluteUrl(twinOf(route.path, locale))}): ${names.seo.description}`
      }),
  ])
  return [
    `# ${clinic.name}`,
    '',
    `> ${pageOf('home', locale).seo.description}`,
    '',
    ...facts(locale),
    ...lists,
    '',
  ].join('\n')
}
