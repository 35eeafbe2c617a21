/** The Phosphor icons in the site's sprite (`public/icons.svg`, drawn by `scripts/build-icons`). Add a name here to use one more. */
export const icons = [
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrow-up-right',
  'baby',
  'car-profile',
  'caret-down',
  'check',
  'clock',
  'facebook-logo',
  'instagram-logo',
  'list',
  'map-pin',
  'needle',
  'person-arms-spread',
  'person-simple-tai-chi',
  'phone',
  'plant',
  'plus',
  'warning',
  'x',
  'youtube-logo',
] as const

export type IconName = (typeof icons)[number]
