import { siteOrigin } from '../../lib/seo/site'
import { isNotFound } from '../shared/pages'
import { fromTemplate } from '../shared/template'
import type { HeaderRule } from './headers'
import type { Redirect } from './redirects'

/** Configuration files of hosts, which visitors cannot request. */
export const hostFiles = ['_headers', '_redirects', 'nginx.conf', 'vercel.json', '.htaccess', '.nojekyll']

/** A header rule's pattern as the regular expression of a path: `/*.md` → `\.md$`. */
export const expressionOf = (pattern: string) =>
  `^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`.replace(/^\^\/\.\*(?!\$)|\.\*\$$/g, '')

/** The folders with a 404 page of their own, which answers unknown addresses below them: `''` for the root, `es/`. */
const notFoundFolders = (files: string[]) => files.filter(isNotFound).map((file) => file.slice(0, -'404.html'.length))

/** What `templates/nginx.conf` and `templates/htaccess` say, in lists that they go through. */
function configurationOf(rules: HeaderRule[], redirects: Redirect[], files: string[]) {
  const described = rules.map(({ pattern, headers }) => ({
    pattern,
    // None for the rule of all addresses.
    expression: pattern === '/*' ? '' : expressionOf(pattern),
    headers: Object.entries(headers).map(([name, value]) => ({ name, value, isType: name === 'Content-Type' })),
  }))
  /** The rules of some addresses that set a header, with its value. */
  const setting = (header: string) =>
    described
      .filter(({ expression }) => expression)
      .flatMap(({ headers, ...rule }) =>
        headers.filter(({ name }) => name === header).map(({ value }) => ({ ...rule, value })),
      )
  const types = setting('Content-Type')
  return {
    rules: described,
    everywhere: described.find(({ expression }) => !expression)?.headers ?? [],
    caches: setting('Cache-Control'),
    robots: setting('X-Robots-Tag'),
    typedPatterns: types.filter(({ pattern }) => pattern.includes('*')),
    typedPaths: types.filter(({ pattern }) => !pattern.includes('*')),
    folders: notFoundFolders(files),
    redirects: redirects.map((redirect) => ({ ...redirect, bare: redirect.from.slice(1) })),
    hostFiles: hostFiles.map((file) => file.replaceAll('.', '\\.')).join('|'),
    host: new URL(siteOrigin()).hostname,
  }
}

/**
 * A complete example for nginx with the same headers, redirects, clean URLs and not-found pages as the other host files. It
 * goes where nginx includes its sites (inside `http`). A file's type is set where nginx would guess it wrong.
 */
export function nginxFile(...site: Parameters<typeof configurationOf>): string {
  return fromTemplate('scripts/export/templates/nginx.conf', configurationOf(...site))
}

/**
 * The text of `.htaccess` for Apache 2.4 (AllowOverride All, modules headers and rewrite): the same as for the other hosts.
 * Types are forced, since Apache sets them after its headers; `DirectorySlash Off`, because a folder beside a page of the
 * same name is not another address of it.
 */
export function apacheFile(...site: Parameters<typeof configurationOf>): string {
  const configuration = configurationOf(...site)
  // Of two that match the later one holds.
  const folders = configuration.folders.sort((a, b) => a.length - b.length)
  return fromTemplate('scripts/export/templates/htaccess', { ...configuration, folders })
}

/**
 * The text of `vercel.json`: clean addresses, redirects, headers and not-found pages (Vercel, "Project configuration"; its
 * schema, https://openapi.vercel.sh/vercel.json, has `statusCode` for rewrites). Vercel rewrites what is no file, and serves
 * `404.html` of the root by itself.
 */
export function vercelFile(rules: HeaderRule[], redirects: Redirect[], files: string[]): string {
  const source = (pattern: string) => pattern.replaceAll('.', '\\.').replaceAll('*', '(.*)')
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
    headers: rules.map(({ pattern, headers }) => ({
      source: source(pattern),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    // Of two that match the first one holds.
    rewrites: notFoundFolders(files)
      .filter(Boolean)
      .sort((a, b) => b.length - a.length)
      .map((folder) => ({ source: `/${folder}(.*)`, destination: `/${folder}404`, statusCode: 404 })),
  }
  return `${JSON.stringify(configuration, null, 1)}\n`
}
