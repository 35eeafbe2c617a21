import { clinic, hasInsurers } from '../clinic/facts'
import { networkNote } from '../clinic/visit-facts'
import { type Locale, localePath } from '../i18n/locales'
import { translator } from '../i18n/translator'
import type { Answer } from './file'

/** An answer with the phrases that ask for it: a question that holds all words of one of them is answered. */
export type AskedAnswer = Answer & { phrases: string[] }

const financial = '/financial-information'

/** Return the answer about insurance: the insurers, or that everybody pays for care themselves. */
export function insuranceAnswer(locale: Locale): Answer {
  const t = translator(locale)
  const [name, label, title, lines] = hasInsurers
    ? ([
        'insurance-plans',
        t('search.insuranceMore'),
        t('financial.insurers'),
        [insurerNames(locale), t('financial.notListed')],
      ] as const)
    : (['cash-plans', t('search.priceMore'), t('financial.noInsurance'), [t('financial.selfPay')]] as const)
  const page = `${financial}/${name}`
  return { title, lines: [...lines], action: [label, localePath(page, locale)], page }
}

/** Return the insurers, with the names on their cards, in one line. */
const insurerNames = (locale: Locale) =>
  new Intl.ListFormat(locale).format(clinic.insurers.map(({ name, card }) => (card ? `${name} (${card})` : name)))

/**
 * Return the answer to an insurer's name: that the clinic works with it, the name on its cards, what is known of the
 * network.
 */
export function insurerAnswers(locale: Locale): AskedAnswer[] {
  const t = translator(locale)
  return clinic.insurers.map((insurer) => {
    const { name, card, page } = insurer
    const network = networkNote(insurer, locale)
    const path = `${financial}/${page ?? 'insurance-plans'}`
    return {
      phrases: [name, ...(card ? [card] : [])],
      title: t('search.insurer', { name: card ? `${card} (${name})` : name }),
      lines: [...(network ? [network] : []), t('search.insurerText')],
      action: [t('search.insuranceMore'), localePath(path, locale)],
      page: path,
    }
  })
}
