import { LanguageChoice } from '@/components/islands/language-choice'
import { AddressLines } from '@/components/sections/address-lines'
import { FactLink } from '@/components/sections/fact-link'
import { renderedLater, tw, wrap } from '@/components/ui/classes'
import { HoursList } from '@/components/ui/hours-list'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { patientLinks } from '@/lib/clinic/existing-patients'
import { groupHours } from '@/lib/clinic/hours'
import { closedWord } from '@/lib/clinic/hours-words'
import { languageNotices, languagePath } from '@/lib/clinic/language-notices'
import { hasOffices, mainOffice, type Office, offices } from '@/lib/clinic/offices'
import { zoneNote } from '@/lib/clinic/zone-note'
import { translationSetting } from '@/lib/embeds/translation'
import { type Locale, locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { footerMenu, type NavLink } from '@/lib/routes/menus'
import { serviceArea } from '@/lib/routes/service-area'
import { Logo } from './logo'

/** Classes of the footer's headings. */
const footerHeading = tw`mb-1 text-body/head text-white tracking-normal sm:mb-2`

const languageLink = tw`inline-flex min-h-7 min-w-8 items-center text-fog text-small no-underline hover:text-white hover:underline sm:min-h-11 sm:min-w-11 sm:text-[length:inherit]`

/** Offer free language help, with each language in its own name, prominently on every page (45 CFR 92.11(c)). */
function LanguageHelp({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <nav className="mt-2 border-spruce-700 border-t pt-2 sm:mt-6 sm:pt-4 print:hidden" aria-labelledby="language-help">
      <h2 id="language-help" className={footerHeading}>
        {t('languages.title')}
      </h2>
      <ul className="flex flex-wrap gap-x-4 sm:gap-x-6">
        {languageNotices.map(({ code, name, direction }) => (
          <li key={code} lang={code} dir={direction} translate="no">
            <Link
              className={`${languageLink} ${locales.some((own) => own === code) ? '' : 'font-scripts'}`}
              href={`${languagePath}#${code}`}
              locale={locale}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Show the choice of machine-translated languages; nothing unless content/translation.yaml turns it on. */
function MoreLanguages({ locale }: { locale: Locale }) {
  const setting = translationSetting()
  if (!setting) return null
  const t = translator(locale)
  return (
    <section className="mt-10 noscript:hidden border-spruce-700 border-t pt-4" aria-labelledby="more-languages">
      <h2 id="more-languages" className={footerHeading}>
        {t('moreLanguages.title')}
      </h2>
      <LanguageChoice
        locale={locale}
        script={setting.script}
        languages={setting.languages}
        icon={<Icon name="translate" />}
        working={t('moreLanguages.working')}
        failed={t('moreLanguages.failed')}
      />
      <p className="text-small">{t('moreLanguages.note')}</p>
    </section>
  )
}

const link = tw`inline-flex min-h-8 min-w-11 items-center gap-2 py-1 leading-head no-underline hover:text-white hover:underline sm:min-h-11 print:text-black`

type ColumnProps = {
  heading: string
  links: NavLink[]
  note?: string
  locale: Locale
  className?: string
  listClass?: string
}

function Column({ heading, links, note, locale, className = '', listClass }: ColumnProps) {
  return (
    <div data-extra="" className={`print:hidden ${className}`}>
      <h2 className={footerHeading}>{heading}</h2>
      <ul className={listClass}>
        {links.map(({ href, title }) => (
          <li key={href}>
            <FactLink className={`${link} text-fog`} href={href} locale={locale}>
              {title}
            </FactLink>
          </li>
        ))}
      </ul>
      {note && <p className="mt-1 max-sm:text-small sm:mt-2">{note}</p>}
    </div>
  )
}

/** Show phone, address and hours of a clinic with a single office. */
function TheOffice({ locale }: { locale: Locale }) {
  const { phone, hours } = mainOffice
  return (
    <>
      <p>
        <a
          className={`${link} font-bold font-display text-hickory text-t4/head sm:text-t3/head`}
          href={phone.tel}
          translate="no"
        >
          {phone.display}
        </a>
      </p>
      <address
        className="es:max-sm:basis-full max-sm:basis-[46%] max-sm:text-small max-thin:basis-full sm:mb-4"
        translate="no"
      >
        <AddressLines />
      </address>
      <div className="max-sm:basis-full max-sm:text-small">
        <HoursList groups={groupHours(hours, locale, 'wide')} closed={closedWord(hours, locale)} />
      </div>
    </>
  )
}

/** Return an office's open days, one line per range of hours, so that lines break between ranges, never within. */
const openDays = (office: Office, locale: Locale) => [
  ...groupHours(office.hours, locale)
    .filter(({ ranges }) => ranges.length > 0)
    .map(({ days, ranges }) => `${days} ${ranges.map((range) => range.replaceAll(' ', '\u00a0')).join(', ')}`),
  ...zoneNote(office, locale),
]

/** Show name, phone, address and hours of each office. */
function Offices({ locale }: { locale: Locale }) {
  return offices.map((office) => (
    <div key={office.id} className="basis-full sm:mb-4">
      <p className="flex flex-wrap items-center gap-x-5" translate="no">
        <b className="text-white">{office.name}</b>
        <a className={`${link} font-bold font-display text-hickory`} href={office.phone.tel}>
          {office.phone.display}
        </a>
      </p>
      <address translate="no">
        <AddressLines office={office} />
      </address>
      {openDays(office, locale).map((line) => (
        <p key={line} className="first-letter:uppercase">
          {line}
        </p>
      ))}
    </div>
  ))
}

/** Show the footer: contact details, and the links that page types place in its columns. */
export function Footer({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const menu = footerMenu(locale)
  const patients = patientLinks(locale)
  const { towns } = serviceArea(locale)
  const townList = new Intl.ListFormat(locale).format(towns)
  return (
    <footer
      className={`dark bg-spruce-950 pb-20 text-fog sm:pb-20 print:break-inside-avoid print:bg-transparent print:pb-0 print:text-black ${renderedLater}`}
    >
      <div
        data-extra=""
        className="h-[max(48px,16vw)] bg-cover bg-hickory bg-position-[50%_100%] bg-ridges bg-no-repeat print:hidden"
      />
      <div className={wrap}>
        <div className="grid grid-cols-2 gap-x-4 gap-y-4 pt-4 max-large:grid-cols-1 sm:grid-cols-3 sm:gap-x-8 sm:gap-y-8 sm:pt-12 md:grid-cols-[1.7fr_1fr_1fr_1.2fr]">
          <div
            data-extra=""
            className="max-sm:flex max-sm:flex-wrap max-sm:items-start max-sm:justify-between max-sm:gap-x-4 max-sm:gap-y-2 max-md:col-span-full"
          >
            <Logo locale={locale} on="footer" />
            {hasOffices ? <Offices locale={locale} /> : <TheOffice locale={locale} />}
          </div>
          <Column heading={t('footer.clinic')} links={menu.clinic} locale={locale} />
          <div className="grid content-start gap-4 sm:gap-6">
            <Column heading={t('footer.start')} links={menu.start} locale={locale} />
            {patients.length > 0 && <Column heading={t('patients.heading')} links={patients} locale={locale} />}
          </div>
          <Column
            heading={t('footer.areas')}
            links={menu.areas}
            note={
              towns.length > 0 ? (menu.areas.length > 0 ? t('footer.towns', { towns: townList }) : townList) : undefined
            }
            locale={locale}
            className="max-sm:col-span-full"
            listClass="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:text-small max-large:grid-cols-1"
          />
        </div>
        <MoreLanguages locale={locale} />
        <LanguageHelp locale={locale} />
        <nav
          data-extra=""
          className="mt-3 flex flex-wrap gap-x-4 border-spruce-700 border-t pt-2 text-small max-sm:*:min-h-7.5 sm:mt-4 sm:gap-x-6 sm:pt-4 print:hidden"
          aria-label={t('footer.legal')}
        >
          {menu.legal.map(({ href, title }) => (
            <Link key={href} className={`${link} text-fog`} href={href} locale={locale}>
              {title}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
