import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import build from '@/.content/build.json'
import type { Locale } from '../i18n/locales'
import type { CollectionName } from './collections'
import type { Settings } from './schemas'

/** A file of content/ with all its fields: a translation has the facts of the default language. */
export type Compiled = { slug: string; content: string } & Record<string, unknown>

/** Reads what `npm run prepare-build` has made of content/. */
const read = (name: string) => JSON.parse(readFileSync(join(process.cwd(), '.content', name), 'utf8'))

/** Whether the site still holds something made up, and must say so on every page. */
export const isPreview = (): boolean => build.preview

/** The files of which there is one for all languages. */
export const settings: Settings = read('settings.json')

/** The documents of a collection in a language, in the order of their files' names. */
export const documentsOf = (name: CollectionName, locale: Locale): Compiled[] => read(`${name}.${locale}.json`)
