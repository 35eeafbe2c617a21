import { settings } from '../compiled/data'
import type { Settings } from '../schemas'

type Setting = Settings['translation']

/** Return the settings of machine translation; undefined while it is off. */
export function translationSetting(setting: Setting = settings.translation): Setting | undefined {
  return setting.on ? setting : undefined
}

/** Return the origins that machine translation adds to the Content-Security-Policy; none while it is off. */
export function translationSources(setting: Setting | undefined = translationSetting()): string[] {
  return setting ? [...new Set([new URL(setting.script).origin, ...setting.origins])] : []
}
