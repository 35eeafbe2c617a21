import { capitalized } from '../../lib/i18n/capitalized'
import { languageName, locales } from '../../lib/i18n/locales'
import labels from './labels.json'

/** Labels of fields in the editor: plain words for names that only make sense to a programmer. */
type Label = { label?: string; hint?: string }

/** By the name of the field, wherever it appears. A schema's own `.meta({ label, hint })` comes first. */
const known: Record<string, Label> = labels

/**
 * Make a label of a name: `portraitCaption` → `Portrait caption`, `new-patient-special` → `New patient special`, `es` →
 * `Spanish`.
 */
export function labelFromName(name: string): string {
  const locale = locales.find((code) => code === name)
  if (locale) return languageName(locale)
  const spaced = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase()
  return capitalized(spaced)
}

/**
 * Return the label and hint of a field: what the schema says of it, else what is known of the name, else the name in
 * words.
 */
export function labelFor(name: string, meta: Label = {}): Label & { label: string } {
  const { label = labelFromName(name), hint } = { ...known[name], ...meta }
  return { label, hint }
}
