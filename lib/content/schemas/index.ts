import type { z } from 'zod'
import type { Content } from '../../kinds/kind'
import { clinic } from './clinic'
import { drawings } from './drawings'
import { embeds } from './embeds'
import { languageNotices } from './language-notices'
import { places } from './places'
import { testimonials } from './testimonials'
import { textConsent } from './text-consent'
import { translation } from './translation'
import { triage } from './triage'

/** Schemas of the settings files, which have no translations. */
export const settings = { clinic, drawings, embeds, 'language-notices': languageNotices, places, translation, triage }

export type SettingsName = keyof typeof settings
export type Settings = { [Name in SettingsName]: z.infer<(typeof settings)[Name]> }

/** Translated texts that are shown on several pages and have no page of their own. */
export const lists = { testimonials, 'text-consent': textConsent } satisfies Record<string, Content>

export type ListName = keyof typeof lists
