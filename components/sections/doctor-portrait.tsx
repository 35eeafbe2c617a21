import { clinic } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { doctorPhoto } from '@/lib/pictures/photos'
import { PagePicture } from './page-picture'

type Props = {
  locale: Locale
  /** The column it is shown in, which determines the image size. */
  room: 'hero' | 'portrait'
  inFirstScreen?: boolean
  className?: string
  sheetClass?: string
}

/** Show the doctor's photo, or a drawing in its place, above the doctor's name. */
export function DoctorPortrait({ locale, inFirstScreen, ...picture }: Props) {
  const { name, credentials } = clinic.doctor
  const words = { caption: `${name[locale]}, ${credentials}`, note: pageOf('about', locale).portraitCaption }
  return (
    <PagePicture
      {...picture}
      locale={locale}
      photo={doctorPhoto}
      shape="portrait"
      drawing={{ view: 'portrait', alt: translator(locale)('about.portrait'), inFirstScreen, ...words }}
      of={{ inFirstScreen, ...words }}
    />
  )
}
