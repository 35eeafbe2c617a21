import type { CmsConfig, CollectionFile, EntryCollection, Field, SortableFields } from '@sveltia/cms'
import { type CollectionName, collectionNames, collections, fieldsIn } from '../../lib/content/collections'
import { defaultLocale, locales, otherLocale } from '../../lib/i18n/locales'
import { pageTypes } from '../../lib/page-types'
import { settings } from '../../lib/schemas'
import { heaviest } from '../../scripts/photos/bytes'
import { fieldsOf } from './form-fields'

/** The name of the file format that keeps comments, quotes and order (registered by the editor's page). */
export const pageFormat = 'page-frontmatter'
export const dataFormat = 'data'

/** The collections that the editor opens: words of danger signs change in their files, together with a clinician. */
export const edited = collectionNames.filter((name) => name !== 'danger-words')
type Edited = (typeof edited)[number]

/** Return the labels of a collection: plural and singular. */
const labelOf = (name: Edited): [many: string, one: string] => {
  if (name === 'insurance-kinds') return ['Insurance: what to know and ask', 'Insurance: what to know and ask']
  if (name === 'testimonials') return ['Testimonials', 'Testimonials']
  if (name === 'text-consent') return ['Consent to text messages', 'Consent to text messages']
  return pageTypes[name].label
}

/** The text below the fields: as Markdown, never in a rich-text view, which would rewrite `{#ids}` and pictures. */
const body: Field = {
  name: 'body',
  label: 'Text of the page',
  hint: 'Begin headings with ##, and keep the {#words in braces} after them. Write a link as [words](/address) with the English address, in both languages.',
  widget: 'text',
  i18n: true,
  use_emoji_autocomplete: false,
}

/** Let an editor choose pages of a type by their titles. */
const related = ({ name, label }: Field, collection: CollectionName): Field => ({
  name,
  label,
  hint: 'Two or more, by their titles.',
  widget: 'relation',
  collection,
  value_field: '{{slug}}',
  display_fields: ['title'],
  search_fields: ['title'],
  multiple: true,
  min: 2,
  i18n: false,
})

/** Return the fields of a collection's files in both languages. */
const fieldsInBoth = (name: CollectionName) =>
  fieldsOf(fieldsIn(name, defaultLocale), fieldsIn(name, otherLocale(defaultLocale))).map((field): Field => {
    const { related: pageType } = collections[name]
    return field.name === 'related' && pageType ? related(field, pageType) : field
  })

/** Sort lists by date, newest first, or in the order on the site. */
function sorting(keys: string[]): SortableFields {
  const fields = ['title', 'date', 'order'].filter((name) => keys.includes(name))
  const [first] = fields.includes('date') ? ['date'] : fields.slice(-1)
  return { fields, default: { field: first ?? 'title', direction: first === 'date' ? 'descending' : 'ascending' } }
}

function pagesCollection(name: Edited): EntryCollection {
  const { at } = collections[name]
  const fields = fieldsInBoth(name)
  const [label, one] = labelOf(name)
  return {
    name,
    label,
    label_singular: one,
    folder: `content/${at.replace('/*.md', '')}`,
    extension: 'md',
    format: pageFormat,
    identifier_field: 'title',
    summary: '{{fields.title}}',
    slug: {
      template: '{{fields.title}}',
      editable: ['create'],
      i18n: 'duplicate',
      hint: 'The last part of the web address, in English: lowercase letters, digits and hyphens.',
      pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Use lowercase letters, digits and single hyphens.'],
    },
    i18n: true,
    create: true,
    delete: true,
    duplicate: true,
    sortable_fields: sorting(fields.map((field) => field.name)),
    fields: [...fields, body],
  }
}

function singlePage(name: Edited): CollectionFile {
  const { at } = collections[name]
  const fields = fieldsInBoth(name)
  const markdown = at.endsWith('.md')
  return {
    name,
    label: labelOf(name)[0],
    file: `content/${at.replace('.', '.{{locale}}.')}`,
    format: markdown ? pageFormat : dataFormat,
    i18n: true,
    fields: [...fields, ...(markdown ? [body] : [])],
  }
}

/** The facts files that the editor opens; providers of the frames are set by whoever builds the site. */
const factsFiles = {
  clinic: 'Clinic: hours, holidays, notices, facts',
  brand: 'Brand: colors, typefaces, logo',
  photos: 'Photos',
  'insurance-cards': 'Insurance: names on cards',
  places: 'Map of the area: towns, roads, drives',
  drawings: 'Drawings: the parts that pages show',
  danger: 'Danger signs',
} as const

/** The facts that change most often come first. */
const first = ['hours', 'holidays', 'notices']

function factsFile(name: keyof typeof factsFiles): CollectionFile {
  const fields = fieldsOf(settings[name].shape)
  return {
    name,
    label: factsFiles[name],
    file: `content/${name}.yaml`,
    format: dataFormat,
    i18n: false,
    fields: [
      ...first.flatMap((key) => fields.filter((field) => field.name === key)),
      ...fields.filter((field) => !first.includes(field.name)),
    ],
  }
}

const isFolder = (name: CollectionName) => collections[name].at.includes('*')

/**
 * The editor's configuration, generated from the content schemas (lib/schemas) at each build, so that it always has
 * the same fields. It works on a folder of this computer; no account is configured.
 */
export const editorConfig: CmsConfig = {
  load_config_file: false,
  // The folder's name in the editor's texts and storage. There is no such account: only the local login is shown.
  backend: { name: 'gitea', repo: 'clinic/website', auth_methods: ['token'], app_id: 'none' },
  app_title: 'Words of the website',
  logo: { src: '/admin/mark.svg' },
  show_preview_links: false,
  media_folder: 'public/drawings',
  public_folder: '/drawings',
  media_libraries: { default: { config: { max_file_size: heaviest } }, stock_assets: { providers: [] } },
  editor: { preview: false },
  slug: { encoding: 'ascii', clean_accents: true, lowercase: true },
  i18n: { structure: 'multiple_files', locales: [...locales], default_locale: defaultLocale },
  collections: edited.filter(isFolder).map(pagesCollection),
  singletons: [
    ...(Object.keys(factsFiles) as (keyof typeof factsFiles)[]).map(factsFile),
    ...edited.filter((name) => !isFolder(name)).map(singlePage),
  ],
}
