import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import build from '@/.content/build.json'
import type { CollectionName } from '../content/collections'
import type { Locale } from '../i18n/locales'
import type { PhotoFile } from '../pictures/photo-shapes'
import type { Settings } from '../schemas'

/**
 * The clinic's own logo: its addresses for light and dark backgrounds, its size on pages, and whether it includes the
 * name.
 */
export type Logo = { light: string; dark: string; width: number; height: number; holdsName: boolean }

/** A compiled content file; translations include the facts of the default language. */
export type Compiled = { slug: string; content: string } & Record<string, unknown>

/** Read a file of .content/, which scripts/build/content.ts writes. */
const read = (name: string) => JSON.parse(readFileSync(join(process.cwd(), '.content', name), 'utf8'))

/** Test whether the build has not passed the launch check and must show the preview ribbon. */
export const isPreview = (): boolean => build.preview

/** The hash of all content: data that a browser stored under another hash is out of date. */
export const contentVersion: string = build.version

/** The settings files, by name. */
export const settings: Settings = read('settings.json')

/** The clinic's own logo, if content/brand.yaml names one. */
export const logo: Logo | null = read('logo.json')

/** Facts about the file of each photo, by the photo's name. */
export const photoFiles: Record<string, PhotoFile> = read('photos.json')

/** Return the documents of a collection in a language, sorted by file name. */
export const documentsOf = (name: CollectionName, locale: Locale): Compiled[] => read(`${name}.${locale}.json`)
