import { tw } from '@/components/ui/classes'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { clinic } from '@/lib/clinic/facts'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { IconName } from '@/lib/pictures/icons'
import { type Network, networkNames, networks } from '@/lib/schemas/networks'

/** Icons of the networks that the sprite includes; other networks are shown by name. */
const logos: Partial<Record<Network, IconName>> = {
  facebook: 'facebook-logo',
  instagram: 'instagram-logo',
  youtube: 'youtube-logo',
  tiktok: 'tiktok-logo',
  x: 'x-logo',
  threads: 'threads-logo',
  linkedin: 'linkedin-logo',
  pinterest: 'pinterest-logo',
  google: 'google-logo',
}

/** Return the clinic's social pages, in schema order. */
const socialPages = () =>
  networkNames.flatMap((network) => {
    const href = clinic.social[network]
    return href ? [{ name: networks[network].name, href, logo: logos[network] }] : []
  })

const looks = {
  bar: { link: tw`min-h-9 text-white md:min-h-11`, icon: tw`w-11 es:md:w-9` },
  menu: { link: tw`min-h-11`, icon: tw`w-11` },
}

type Props = { of: keyof typeof looks; className: string; locale: Locale }

/** Show the clinic's social pages in a row: as icons, or by name. */
export function SocialLinks({ of, className, locale }: Props) {
  const { link, icon } = looks[of]
  return (
    <div className={`flex flex-wrap ${className}`}>
      {socialPages().map(({ name, href, logo }) => (
        <ExternalLink
          key={name}
          className={`inline-flex items-center justify-center whitespace-nowrap no-underline hover:underline ${link} ${logo ? icon : 'px-3'}`}
          href={href}
          note={translator(locale)('site.newTab')}
        >
          {logo && <Icon name={logo} size="size-5" />}
          <span className={logo && 'sr-only'}>{name}</span>
        </ExternalLink>
      ))}
    </div>
  )
}
