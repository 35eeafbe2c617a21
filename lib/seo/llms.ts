import { clinic, phoneLines } from '../clinic/facts'
import { groupHours } from '../clinic/hours'
import { closedWord } from '../clinic/hours-words'
import { hasOffices, type Office, offices } from '../clinic/offices'
import { zoneNote } from '../clinic/zone-note'
import { isPreview, pageOf } from '../content'
import { type Locale, localePath, otherLocale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { siteSections } from '../routes/site-sections'
import { absoluteUrl } from '../util/site'
import { markdownPath } from './markdown-versions'

/** Return the path of llms.txt in a language. */
export const llmsPath = (locale: Locale) => localePath('/llms.txt', locale)

/** Return the address and hours of an office. */
function whereAndWhen(office: Office, locale: Locale): string[] {
  const t = translator(locale)
  const { addressLine, hours } = office
  const days = groupHours(hours, locale, 'wide').map(
    ({ days, ranges }) => `${days} ${ranges.join(', ') || closedWord(hours, locale)}`,
  )
  const open = [days.join('; '), ...zoneNote(office, locale)].join(' – ')
  return [`- ${t('contact.address')}: ${addressLine}`, `- ${t('contact.hours')}: ${open}`]
}

/** Return the facts of the offices, with their names if there are several. */
function officeFacts(locale: Locale): string[] {
  const t = translator(locale)
  const phoneOf = ({ phone }: Office) => `- ${t('contact.phone')}: ${phone.display}`
  const email = clinic.email ? [`- ${t('contact.email')}: ${clinic.email}`] : []
  const lines = phoneLines(locale).map(({ name, phone }) => `- ${name}: ${phone.display}`)
  if (!hasOffices)
    return offices.flatMap((office) => [phoneOf(office), ...lines, ...email, ...whereAndWhen(office, locale)])
  const officeLines = offices.flatMap((office) => [
    `- ${office.name}`,
    ...[phoneOf(office), ...whereAndWhen(office, locale)].map((line) => `  ${line}`),
  ])
  return [...lines, ...email, ...officeLines]
}

function facts(locale: Locale): string[] {
  const t = translator(locale)
  const other = otherLocale(locale)
  return [
    ...(isPreview() ? [`${t('preview.text')}.`, ''] : []),
    ...officeFacts(locale),
    `- ${t('language.name')}: ${absoluteUrl(llmsPath(other))}`,
  ]
}

/**
 * Return the text of `llms.txt` in a language: the clinic, its contact details, and links to the Markdown version of
 * each page with its description (llmstxt.org).
 */
export function llmsFile(locale: Locale): string {
  const lists = siteSections(locale).flatMap(({ title, links }) => [
    '',
    `## ${title}`,
    '',
    ...links.map((link) => `- [${link.title}](${absoluteUrl(markdownPath(link.href, locale))}): ${link.description}`),
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
