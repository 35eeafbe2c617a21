import { type Entry, type Problem, readContent } from '../../../lib/content/read'
import { fileIn } from '../../../lib/content/read-fields'
import { defaultLocale, languageName } from '../../../lib/i18n/locales'
import { isRecord } from '../../../lib/util/is-record'
import { siteOrigin } from '../../../lib/util/site'
import { staleTranslations } from '../translations'
import { type Find, open, reserved } from './site'

/** Find translations whose original has changed since. */
export const staleTexts: Find = ({ folder }) =>
  staleTranslations(folder).map(({ file, original, changes }) => ({
    file,
    field: [...new Set(changes.map(({ field }) => field))].join(', '),
    reason: `the ${languageName(defaultLocale)} has changed (${original}, line ${changes.map(({ line }) => line).join(', ')}): change this text to match, then run npm run translated -- ${file}`,
  }))

/** Check the public origin of the site. */
export const siteAddress: Find = ({ siteUrl }) => {
  const found = (reason: string): Problem[] => [{ file: 'the build setting', field: 'SITE_URL', reason }]
  if (!siteUrl) return found('is not set: run export SITE_URL=https://www.your-domain.com, with your own domain')
  try {
    return reserved.test(siteOrigin(siteUrl)) ? found(`${siteUrl} is an example domain: set it to your own`) : []
  } catch (error) {
    return found((error as Error).message)
  }
}

const repositoryIn = (entries: Entry[]): Record<string, unknown> | undefined => {
  const repository = fileIn(entries, 'editor')?.data.repository
  return isRecord(repository) ? repository : undefined
}

/** Find a content/editor.yaml that still names the sample repository. */
export const exampleRepository: Find = ({ entries }) => {
  const { name, url } = repositoryIn(entries) ?? {}
  const isExample = name === 'our-clinic/website' || /your-domain/.test(String(url)) || reserved.test(String(url))
  const reason = 'is an example: name your own repository, or remove it for a website without an editor'
  return open(fileIn(entries, 'editor'), 'repository', isExample && reason)
}

/** Describe in a sentence what the editor of the published site edits; undefined if there is no editor. */
export function editorNote(folder: string): string | undefined {
  const repository = repositoryIn(readContent(folder).entries)
  if (!repository) return undefined
  const { host, name, branch = 'main', review } = repository
  const how = review ? 'each change waits for somebody to merge it' : 'each change is saved there immediately'
  return `The published site has the editor at /admin, for branch ${branch} of ${name} on ${host}: ${how}.`
}
