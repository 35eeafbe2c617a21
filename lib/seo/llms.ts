import { clinic, phone } from '../clinic/facts'
import { groupHours } from '../clinic/hours'
import { placeholders } from '../clinic/placeholders'
import { home, pages } from '../content'
import { isPreview } from '../content/preview'
import { type Locale, localePath, otherLocale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { pageNames } from '../kinds/names'
import type { Kind } from '../kinds/registry'
import { routes } from '../kinds/routes'
import { absoluteUrl } from './site'
import { twinOf } from './twins'

/** Where a language's guide for language models stands (llmstxt.org). */
export const llmsPath = (locale: Locale) => localePath('/llms.txt', locale)

/** The headings of the guide and the kinds of pages below each; further pages of the blog list only repeat posts. */
function sections(locale: Locale): [string, Kind[]][] {
  const t = translator(locale)
  return [
    [t('footer.clinic'), ['home', 'about', 'faq']],
    [t('footer.start'), ['free-consultation', 'new-patient-special', 'book-now', 'contact']],
    [t('nav.services'), ['services', 'service']],
    [t('nav.symptoms'), ['symptoms', 'symptom']],
    [t('nav.financial'), ['financial-information', 'cash-plans', 'insurance-plans', 'insurer']],
    [t('footer.areas'), ['city']],
    [pages.one('blog', locale).title, ['blog', 'post']],
    [t('footer.legal'), ['policy']],
  ]
}

function facts(locale: Locale): string[] {
  const t = translator(locale)
  const hours = groupHours(clinic.hours, locale).map(
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
 * The text of `llms.txt` in a language: who the clinic is, how to reach it, and the Markdown twin of each page with a
 * line on what it holds (llmstxt.org).
 */
export function llmsFile(locale: Locale): string {
  const lists = sections(locale).flatMap(([title, kinds]) => [
    '',
    `## ${title}`,
    '',
    ...routes
      .filter(({ kind, indexable }) => indexable && kinds.includes(kind))
      .map((route) => {
        const names = pageNames(route, locale)
        return `- [${names.title}](${absoluteUrl(twinOf(route.path, locale))}): ${names.seo.description}`
      }),
  ])
  return [`# ${clinic.name}`, '', `> ${home(locale).seo.description}`, '', ...facts(locale), ...lists, ''].join('\n')
}
