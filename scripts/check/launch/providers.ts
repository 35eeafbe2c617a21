import { valueAt } from '../../../lib/content/read'
import { fileIn } from '../../../lib/content/read-fields'
import { type Frame, frames } from '../../../lib/embeds/frames'
import { locales } from '../../../lib/i18n/locales'
import { isRecord } from '../../../lib/util/is-record'
import { type Find, open, type Site } from './site'

/** Frames in which patients write about themselves. */
const written: readonly Frame[] = ['survey', 'contact', 'new-patient', 'booking']

type Setting = { field: string; name: Frame; setting: Record<string, unknown> }

/** List the frames' settings as the files have them: for all languages or for each, including those of offices. */
function settingsIn({ entries }: Pick<Site, 'entries'>): Setting[] {
  const data = fileIn(entries, 'embeds')?.data
  const offices = isRecord(data?.offices) ? Object.keys(data.offices).map((id) => `offices.${id}.`) : []
  return ['', ...offices].flatMap((place) =>
    frames.flatMap((name) =>
      [name, ...locales.map((locale) => `${name}.${locale}`)].flatMap((field) => {
        const setting = valueAt(data, place + field)
        return isRecord(setting) && 'provider' in setting ? [{ field: place + field, name, setting }] : []
      }),
    ),
  )
}

/** Find frames without a provider, which show demo pages. */
export const demos: Find = (site) =>
  settingsIn(site)
    .filter(({ setting }) => setting.provider === 'demo')
    .flatMap(({ field }) =>
      open(
        fileIn(site.entries, 'embeds'),
        field,
        'shows a demo page that sends nothing to anyone: write your provider’s address',
      ),
    )

/** Find providers that receive what patients write without a business associate agreement. */
export const withoutAgreement: Find = (site) =>
  settingsIn(site)
    .filter(({ name, setting }) => written.includes(name) && !['demo', 'none'].includes(String(setting.provider)))
    .flatMap(({ field, setting: { businessAssociate: signed } }) => {
      const why = 'HIPAA lets a company have what patients write of themselves only under such an agreement'
      const hasNot = `this provider has signed no business associate agreement: ${why}. Have it sign, or take another provider`
      const unsaid = `say whether this provider has signed a business associate agreement, since ${why}: "yes", "no", or "not needed" if your lawyer says so`
      const reason = signed === undefined ? unsaid : (signed === 'no' || signed === false) && hasNot
      return open(fileIn(site.entries, 'embeds'), `${field}.businessAssociate`, reason)
    })

/** Find a counting service without a business associate agreement. */
export const countedWithoutAgreement: Find = ({ entries }) => {
  const file = fileIn(entries, 'counting')
  const { service, businessAssociate: signed } = file?.data ?? {}
  if (['own', 'none'].includes(String(service))) return []
  const why = `${service} receives the IP address of each person who taps to call a clinic: HIPAA may ask for a business associate agreement`
  const unsaid = `${why}: say "yes" if it has signed one, or "not needed" if the service runs on the clinic’s own server, or if your lawyer says so`
  const hasNot = `${why}: have it sign, run the service yourself, or write "service: own" or "service: none"`
  const reason = signed === undefined ? unsaid : (signed === 'no' || signed === false) && hasNot
  return open(file, 'businessAssociate', reason)
}

/** Test whether patients fill in provider forms, which ask for consent in their own words. */
export const takesFormsOfProviders = (site: Site): boolean =>
  settingsIn(site).some(
    ({ name, setting }) => written.includes(name) && !['demo', 'none', 'form'].includes(String(setting.provider)),
  )
