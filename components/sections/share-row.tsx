import { ShareButtons } from '@/components/islands/share-buttons'
import { actions, buttonClass } from '@/components/ui/classes'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

type Props = {
  /** The canonical URL, so that shared links carry no attribution parameters. */
  url: string
  title: string
  text: string
  locale: Locale
}

/** Networks with a share URL: plain links, so that they learn nothing before a click. */
const networks = [
  {
    name: 'Facebook',
    icon: 'facebook-logo',
    href: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  },
  {
    name: 'WhatsApp',
    icon: 'whatsapp-logo',
    href: (url: string, title: string) => `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`,
  },
  {
    name: 'X',
    icon: 'x-logo',
    href: (url: string, title: string) =>
      `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${encodeURIComponent(url)}`,
  },
] as const

/** Show ways to share a page: networks and email (also without JavaScript), copy link, the device's share sheet. */
export function ShareRow({ url, title, text, locale }: Props) {
  const t = translator(locale)
  // RFC 6068: line breaks are CRLF.
  const body = encodeURIComponent(`${text}\r\n\r\n${url}`)
  return (
    <section className="print:hidden" aria-labelledby="share">
      <h2 className="mb-3 text-t4" id="share">
        {t('share.title')}
      </h2>
      <div className={actions}>
        <a
          className={buttonClass('outline', 'small')}
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${body}`}
        >
          <Icon name="envelope-simple" />
          {t('share.email')}
        </a>
        {networks.map(({ name, icon, href }) => (
          <ExternalLink
            key={name}
            className={buttonClass('outline', 'small')}
            href={href(url, title)}
            note={t('site.newTab')}
          >
            <Icon name={icon} />
            <span className="sr-only">{t('share.on')} </span>
            <span translate="no">{name}</span>
          </ExternalLink>
        ))}
        <ShareButtons
          url={url}
          title={title}
          words={{
            copy: t('share.copy'),
            copied: t('share.copied'),
            failed: t('share.failed', { url }),
            device: t('share.device'),
          }}
        />
      </div>
    </section>
  )
}
