import { escapeRegExp } from '../../lib/util/escape-regexp'
import { siteOrigin } from '../../lib/util/site'
import { isNotFound } from '../shared/page-files'
import { fromTemplate } from '../shared/template'
import { type HeaderRule, revalidated, tlsHeader } from './headers'
import { hostFilesOf } from './host'
import { type Redirect, takesQuery } from './redirects'

/** Types worth compressing, besides HTML. */
const compressedTypes = [
  'application/javascript',
  'application/json',
  'application/rss+xml',
  'application/xml',
  'image/svg+xml',
  'text/css',
  'text/javascript',
  'text/plain',
  'text/xml',
]

const charset = '; charset=utf-8'

/** Return a header rule's pattern as a regular expression for paths: `/*.txt` → `\.txt$`. */
export const expressionOf = (pattern: string) =>
  `^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`.replace(/^\^\/\.\*(?!\$)|\.\*\$$/g, '')

/** Escape the quotes in a quoted value. */
const escapeQuotes = (value: string) => value.replaceAll('"', '\\"')

/**
 * Return the folders with a 404 page of their own, which answers unknown addresses below them: `''` for the root,
 * `es/`.
 */
const notFoundFolders = (files: string[]) => files.filter(isNotFound).map((file) => file.slice(0, -'404.html'.length))

/** The values of a header at some addresses, and its value elsewhere. */
type Varying = { name: string; variable: string; elsewhere: string; values: { expression: string; value: string }[] }

/** List the headers that differ between addresses, except the type. */
function varyingHeaders(rules: HeaderRule[]): Varying[] {
  const ofSome = rules.filter(({ pattern }) => pattern !== '/*')
  const names = new Set(ofSome.flatMap(({ headers }) => Object.keys(headers)))
  names.delete('Content-Type')
  const standard = { 'Cache-Control': revalidated, ...rules.find(({ pattern }) => pattern === '/*')?.headers }
  return [...names].map((name) => ({
    name,
    variable: `site_${name.toLowerCase().replaceAll('-', '_')}`,
    elsewhere: standard[name as keyof typeof standard] ?? '',
    values: ofSome.flatMap(({ pattern, headers }) => {
      const value = headers[name]
      return value === undefined ? [] : [{ expression: expressionOf(pattern), value: escapeQuotes(value) }]
    }),
  }))
}

/**
 * Return the bucket size that nginx needs for a server name; undefined if its default of 64 bytes is enough. An entry
 * is a pointer and the name with its length, rounded up to 8 bytes; another pointer ends the bucket.
 */
export function nameBucketSize(host: string): number | undefined {
  const needed = 8 + Math.ceil((host.length + 2) / 8) * 8 + 8
  return needed > 64 ? 2 ** Math.ceil(Math.log2(needed)) : undefined
}

/** Return lines as a text; an empty one if there are none. */
const linesOf = (lines: string[]) => lines.map((line) => `${line}\n`).join('')

/** Return what the configurations of servers need: rules and redirects as regular expressions, and the types of files. */
function configurationOf(rules: HeaderRule[], redirects: Redirect[], files: string[]) {
  const types = rules.flatMap(({ pattern, headers }) => {
    const type = headers['Content-Type']
    return type ? [{ pattern, type }] : []
  })
  return {
    types: types.map(({ pattern, type }) => ({ pattern, type: type.replace(charset, '') })),
    // HTML is the default.
    charsetTypes: [
      ...types.filter(({ type }) => type.endsWith(charset)).map(({ type }) => type.replace(charset, '')),
      ...['application/javascript', 'text/css', 'text/javascript', 'text/xml'],
    ],
    folders: notFoundFolders(files),
    moved: redirects.map(({ path, query, to }) => ({
      // Without the leading slash.
      path: escapeRegExp(path.slice(1)) + (path === '/' ? '' : '/?'),
      queries: query.map(([name, value]) => escapeRegExp(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`)),
      to,
    })),
    hostFiles: hostFilesOf()
      .map((file) => file.replaceAll('.', '\\.'))
      .join('|'),
  }
}

/** Return a location of nginx whose files have a type. */
const typedLocation = (place: string, type: string) => [
  `location ${place} {`,
  '  types { }',
  `  default_type ${type};`,
  '}',
]

const indent = (depth: number) => (line: string) => ' '.repeat(depth) + line

/**
 * Return a complete example for nginx with the same headers, redirects, clean URLs and not-found pages as the other
 * host files. It goes where nginx includes its sites (inside `http`). It sets a file's type where nginx would guess
 * wrong.
 */
export function nginxFile(rules: HeaderRule[], redirects: Redirect[], files: string[]): string {
  const { types, charsetTypes, folders, moved, hostFiles } = configurationOf(rules, redirects, files)
  const varying = varyingHeaders(rules)
  const everywhere = Object.entries(rules.find(({ pattern }) => pattern === '/*')?.headers ?? {}).filter(
    ([name]) => !varying.some((header) => header.name === name),
  )
  const host = new URL(siteOrigin()).hostname
  const bucketSize = nameBucketSize(host)
  const inFolder = types
    .filter(({ pattern }) => pattern.includes('*'))
    .flatMap(({ pattern, type }) => typedLocation(`~ ${expressionOf(pattern)}`, type))
  return fromTemplate('scripts/export/templates/nginx.conf', {
    host,
    hostFiles,
    charsetTypes: [...new Set(charsetTypes)].join(' '),
    compressedTypes: compressedTypes.join(' '),
    nameBucketSize: bucketSize ? `server_names_hash_bucket_size ${bucketSize};\n` : '',
    maps: linesOf(
      varying.flatMap(({ variable, elsewhere, values }) => [
        `map $uri $${variable} {`,
        `  default "${elsewhere}";`,
        ...values.map(({ expression, value }) => `  ~${expression} "${value}";`),
        '}',
      ]),
    ),
    moved: linesOf(
      moved.map(({ path, queries, to }) => {
        const asked = queries.map((query) => `(?=(?:.*&)?${query}(?:&|$))`)
        return `  "~^/${path}\\?${asked.join('')}" "${to}${takesQuery(to) ? '$is_args$args' : ''}";`
      }),
    ),
    headers: linesOf([
      ...everywhere.map(([name, value]) => `  add_header ${name} "${escapeQuotes(value)}" always;`),
      ...varying.map(({ name, variable }) => `  add_header ${name} $${variable} always;`),
    ]),
    folders: linesOf(
      folders.flatMap((folder) => [
        `  location /${folder} {`,
        `    error_page 404 /${folder}404.html;`,
        '    try_files $uri $uri.html =404;',
        ...inFolder.map(indent(4)),
        '  }',
      ]),
    ),
    types: linesOf(
      types
        .filter(({ pattern }) => !pattern.includes('*'))
        .flatMap(({ pattern, type }) => typedLocation(`= ${pattern}`, type).map(indent(2))),
    ),
  })
}

/** Return the lines of `.htaccess` that set the headers of a rule. Browsers honor some only over https. */
function apacheHeaders({ pattern, headers }: HeaderRule): string[] {
  const isForAll = pattern === '/*'
  const lines = Object.entries(headers).map(([name, value]) => {
    const text = `"${escapeQuotes(value)}"`
    if (!isForAll && name === 'Content-Type') return `  ForceType ${text}`
    const condition = ` "expr=%{HTTPS} == 'on' || req('X-Forwarded-Proto') == 'https'"`
    return `${isForAll ? '' : '  '}Header always set ${name} ${text}${name === tlsHeader ? condition : ''}`
  })
  return isForAll ? lines : [`<If "%{REQUEST_URI} =~ m#${expressionOf(pattern)}#">`, ...lines, '</If>']
}

/**
 * Return the text of `.htaccess` for Apache 2.4 (AllowOverride All, modules headers and rewrite), equivalent to the
 * other hosts' files. Types are forced, since Apache sets them after its headers; `DirectorySlash Off`, because a
 * folder with the name of a page is not another address of it.
 */
export function apacheFile(rules: HeaderRule[], redirects: Redirect[], files: string[]): string {
  const { folders, moved, hostFiles } = configurationOf(rules, redirects, files)
  return fromTemplate('scripts/export/templates/htaccess', {
    hostFiles,
    revalidated,
    compressedTypes: compressedTypes.join(' '),
    folders: linesOf(
      // Later rules win.
      folders
        .sort((a, b) => a.length - b.length)
        .flatMap((folder) =>
          folder
            ? [`<If "%{REQUEST_URI} =~ m#^/${folder}#">`, `  ErrorDocument 404 /${folder}404.html`, '</If>']
            : ['ErrorDocument 404 /404.html'],
        ),
    ),
    headers: linesOf(rules.flatMap(apacheHeaders)),
    moved: linesOf(
      moved.flatMap(({ path, queries, to }) => [
        ...queries.map((query) => `RewriteCond %{QUERY_STRING} "(?:^|&)${query}(?:&|$)"`),
        // As written: Apache would encode the # of a fragment.
        `RewriteRule "^${path}$" "${to}" [R=301,L,NE${takesQuery(to) ? '' : ',QSD'}]`,
      ]),
    ),
  })
}

/** Return a path as Vercel compares it with browser requests, with path-to-regexp's special characters escaped. */
const sourceOf = (path: string) => encodeURI(path).replace(/[*:()+?{}]/g, '\\$&')

/**
 * Return the text of `vercel.json`: clean addresses, redirects, headers and not-found pages (Vercel, "Project
 * configuration"; its schema, https://openapi.vercel.sh/vercel.json, has `statusCode` for rewrites). Vercel rewrites
 * paths without a file, and serves the root `404.html` automatically.
 */
export function vercelFile(rules: HeaderRule[], redirects: Redirect[], files: string[]): string {
  const source = (pattern: string) => pattern.replaceAll('.', '\\.').replaceAll('*', '(.*)')
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ path, query, to }) => ({
      // Vercel has already redirected .html and trailing slashes.
      source: sourceOf(path.replace(/\.html$/, '')),
      ...(query.length > 0 && { has: query.map(([key, value]) => ({ type: 'query', key, value })) }),
      destination: to,
      statusCode: 301,
    })),
    headers: rules.map(({ pattern, headers }) => ({
      source: source(pattern),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    // The first match wins.
    rewrites: notFoundFolders(files)
      .filter(Boolean)
      .sort((a, b) => b.length - a.length)
      .map((folder) => ({ source: `/${folder}(.*)`, destination: `/${folder}404`, statusCode: 404 })),
  }
  return `${JSON.stringify(configuration, null, 1)}\n`
}
