import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoOrigin } from '../../lib/embeds/providers'
import { splitLocale } from '../../lib/i18n/locales'
import { memoize } from '../../lib/util/memoize'
import { siteOrigin } from '../../lib/util/site'
import { attribute, elementsOf } from '../shared/html'
import { isNotFound } from '../shared/page-files'
import { type ParsedPage, type Reference, referencesOf, type Site } from '../shared/parsed-page'
import { onEach, stopAt } from '../shared/problems'

/** Schemes that lead out of the web, or carry their own content. */
const otherSchemes = ['tel:', 'sms:', 'mailto:', 'data:']

/** Return the file that a host with clean URLs serves for a path. */
export function fileAt(path: string, files: Set<string>): string | undefined {
  const name = decodeURI(path).slice(1)
  return [name, `${name}.html`, `${name}/index.html`, ...(name ? [] : ['index.html'])].find((file) => files.has(file))
}

/** Collect the fragments in a page or drawing, once per file. */
function fragmentFinder({ folder, pages }: Site) {
  const parsed = new Map(pages.map(({ file, elements }) => [file, elements]))
  const idsIn = memoize((file: string) => {
    const elements = parsed.get(file) ?? elementsOf(readFileSync(join(folder, file), 'utf8'))
    return new Set(elements.map((element) => attribute(element, 'id')))
  })
  return (file: string, fragment: string) => idsIn(file).has(fragment)
}

function externalProblem({ element, url }: Reference, { protocol, origin }: URL): string | undefined {
  if (protocol !== 'https:' && origin !== demoOrigin())
    return `"${url}": only https addresses and tel, sms, mailto, data: change it`
  const rel = attribute(element, 'rel')?.split(/\s+/) ?? []
  if (attribute(element, 'target') === '_blank' && !rel.includes('noopener')) {
    return `"${url}" opens a new tab: add rel="noopener"`
  }
}

/**
 * Check that every address on every page leads somewhere: files and fragments exist, only the language toggle
 * (`a[hreflang]`) leads to the other language, no link uses http, new tabs have `rel=noopener`.
 * @throws with every page and address that fails
 */
export function verifyLinks(site: Site): void {
  const hasFragment = fragmentFinder(site)

  const problemOf = (page: ParsedPage, reference: Reference): string | undefined => {
    const { element, url } = reference
    const base = siteOrigin() + page.path
    if (!URL.canParse(url, base)) return `"${url}" is not a valid address: correct it`
    const target = new URL(url, base)
    if (otherSchemes.includes(target.protocol)) return
    if (target.origin !== siteOrigin()) return externalProblem(reference, target)

    // A not-found page answers many addresses; its fragments lead to itself, whatever the address.
    if (isNotFound(page.file) && url.startsWith('#')) return
    const file = fileAt(target.pathname, site.files)
    if (!file) return `"${url}" leads nowhere: correct the link or add the page`
    const fragment = decodeURIComponent(target.hash.slice(1))
    if (fragment && /\.(html|svg)$/.test(file) && !hasFragment(file, fragment)) {
      return `"${url}": ${file} has no id="${fragment}": correct the fragment or add the id`
    }
    const leads = ['a', 'area', 'form'].includes(element.tagName) && file.endsWith('.html')
    if (leads && attribute(element, 'hreflang') === undefined && splitLocale(target.pathname).locale !== page.locale) {
      return `"${url}" leads into the other language: use localePath`
    }
  }

  stopAt(
    'links',
    site.pages.flatMap(
      onEach((page) => [...new Set(referencesOf(page).map((reference) => problemOf(page, reference)))]),
    ),
  )
}
