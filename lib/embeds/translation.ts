import { settings } from '../content/data'
import type { Settings } from '../content/schemas'

type Setting = Settings['translation']

/** The settings of the machine translation, when it is on. */
export function translationSetting(setting: Setting = settings.translation): Setting | undefined {
  return setting.on ? setting : undefined
}

/** The origins that the provider of the machine translation needs in the security policy: none while it is off. */
export function translationSources(setting: Setting | undefined = translationSetting()): string[] {
  return setting ? [...new Set([new URL(setting.script).origin, ...setting.origins])] : []
}
