import type { z } from 'zod'
import type { Content } from '../content/document'
import { brand } from './brand'
import { clinic } from './clinic'
import { counting } from './counting'
import { danger, dangerWords } from './danger'
import { drawings } from './drawings'
import { editor } from './editor'
import { embeds } from './embeds'
import { insuranceCards, insuranceKinds } from './insurance-cards'
import { languageNotices } from './language-notices'
import { local } from './local'
import { photos } from './photos'
import { places } from './places'
import { redirects } from './redirects'
import { testimonials } from './testimonials'
import { textConsent } from './text-consent'
import { translation } from './translation'

/** Schemas of the settings files, which have no translations. */
export const settings = {
  brand,
  clinic,
  counting,
  danger,
  drawings,
  editor,
  embeds,
  'insurance-cards': insuranceCards,
  'language-notices': languageNotices,
  local,
  photos,
  places,
  redirects,
  translation,
}

export type SettingsName = keyof typeof settings
export type Settings = { [Name in SettingsName]: z.infer<(typeof settings)[Name]> }

/** Translated texts that several pages show and that have no page of their own. */
export const lists = {
  'danger-words': dangerWords,
  'insurance-kinds': insuranceKinds,
  testimonials,
  'text-consent': textConsent,
} satisfies Record<string, Content>

export type ListName = keyof typeof lists
