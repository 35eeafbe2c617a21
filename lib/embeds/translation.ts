import { allTranslations } from 'content-collections'
import type { z } from 'zod'
import type { translation } from '../content/schemas/translation'

type Setting = z.infer<typeof translation>

const [file] = allTranslations
if (!file) throw new Error('content/translation.yaml is missing')

/** The settings of the machine translation, when it is on. */
export function translationSetting(setting: Setting = file as Setting): Setting | undefined {
  return setting.on ? setting : undefined
}

/** The origins that the provider of the machine translation needs in the security policy: none while it is off. */
export function translationSources(setting: Setting | undefined = translationSetting()): string[] {
  return setting ? [...new Set([new URL(setting.script).origin, ...setting.origins])] : []
}
