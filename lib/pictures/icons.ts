/**
 * The icons in the site's sprite (`public/icons.svg`, written by `scripts/build/icons.ts`), from Phosphor. To use another,
 * save it as icons/NAME.svg and list it here. Arrows and controls are bold, others regular.
 */
export const icons = [
  'address-book',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrow-up-right',
  'baby',
  'car-profile',
  'caret-down',
  'check',
  'clock',
  'copy',
  'envelope-simple',
  'facebook-logo',
  'instagram-logo',
  'link-simple',
  'list',
  'magnifying-glass',
  'map-pin',
  'needle',
  'person-arms-spread',
  'person-simple-tai-chi',
  'phone',
  'plant',
  'rss-simple',
  'share-network',
  'translate',
  'warning',
  'whatsapp-logo',
  'x',
  'x-logo',
  'youtube-logo',
] as const

export type IconName = (typeof icons)[number]
