import { capitalized } from '../../lib/i18n/capitalized'
import { languageName, locales } from '../../lib/i18n/locales'
import labels from './labels.json'

/** Labels of the editor's fields: plain words for names that only make sense to a programmer. */
type Label = { label?: string; hint?: string }

/** By field name, wherever it appears. A schema's own `.meta({ label, hint })` takes precedence. */
const known: Record<string, Label> = labels

/**
 * Convert a name to a label: `portraitCaption` → `Portrait caption`, `new-patient-special` → `New patient special`,
 * `es` → `Spanish`.
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
 * Return the label and hint of a field: those in its schema, else those known for its name, else the name in words.
 */
export function labelFor(name: string, meta: Label = {}): Label & { label: string } {
  const { label = labelFromName(name), hint } = { ...known[name], ...meta }
  return { label, hint }
}
