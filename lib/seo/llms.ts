import { clinic, phone } from '../clinic/facts'
import { groupHours } from '../clinic/hours'
import { placeholders } from '../clinic/placeholders'
import { isPreview, pageOf } from '../content'
import { type Locale, localePath, otherLocale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { siteIndex } from '../routes/site-index'
import { absoluteUrl } from './site'
import { twinOf } from './twins'

/** The path of llms.txt in a language. */
export const llmsPath = (locale: Locale) => localePath('/llms.txt', locale)

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
  const lists = siteIndex(locale).flatMap(({ title, links }) => [
    '',
    `## ${title}`,
    '',
    ...links.map((link) => `- [${link.title}](${absoluteUrl(twinOf(link.href, locale))}): ${link.description}`),
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
