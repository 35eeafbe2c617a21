import { siteOrigin } from '../../lib/seo/site'
import type { HeaderRule } from './headers'
import { expressionOf, hostFilesExpression } from './hosts'
import { isNotFound } from './pages'
import type { Redirect } from './redirects'
import { fromTemplate } from './template'

const typeOf = ({ headers }: HeaderRule) => headers['Content-Type']

/** Files whose type nginx would guess wrong from their ending. */
const typeBlock = (rule: HeaderRule, location: string, margin: string) =>
  `${margin}location ${location} {
${margin}  types { }
${margin}  default_type "${typeOf(rule)}";
${margin}}`

/** A folder with its own 404 page answers unknown addresses below it with that page. */
function folderBlock(file: string, rules: HeaderRule[]): string {
  const folder = `/${file.replace(/404\.html$/, '')}`
  const types = rules.filter((rule) => typeOf(rule) && rule.pattern.includes('*'))
  return `  location ${folder} {
    error_page 404 /${file};
    try_files $uri $uri.html =404;
${types.map((rule) => typeBlock(rule, `~ ${expressionOf(rule.pattern)}`, '    ')).join('\n')}
  }`
}

/** A header whose value depends on the address; nginx sends none whose value is empty. */
function mapBlock(name: string, variable: string, otherwise: string, rules: HeaderRule[]): string {
  const values = rules
    .filter(({ pattern, headers }) => headers[name] && pattern !== '/*')
    .map(({ pattern, headers }) => `  ~${expressionOf(pattern)} "${headers[name]}";`)
  return `map $uri ${variable} {\n  default "${otherwise}";\n${values.join('\n')}\n}`
}

/**
 * A complete example for nginx with the same headers, redirects, clean URLs and not-found pages as the other host
 * files. It goes where nginx includes its sites (inside \`http\`).
 */
export function nginxFile(rules: HeaderRule[], redirects: Redirect[], files: string[]): string {
  const everywhere = rules.find(({ pattern }) => pattern === '/*')?.headers ?? {}
  const typed = rules.filter((rule) => typeOf(rule) && !rule.pattern.includes('*'))
  return fromTemplate('nginx.conf', {
    cacheMap: mapBlock('Cache-Control', '$site_cache', 'public, max-age=0, must-revalidate', rules),
    robotsMap: mapBlock('X-Robots-Tag', '$site_robots', '', rules),
    host: new URL(siteOrigin()).hostname,
    headers: Object.entries(everywhere).map(([name, value]) => `  add_header ${name} "${value}" always;`),
    folders: files.filter(isNotFound).map((file) => folderBlock(file, rules)),
    types: typed.map((rule) => typeBlock(rule, `= ${rule.pattern}`, '  ')),
    hostFiles: hostFilesExpression,
    redirects: redirects.map(({ from, to }) => `  location = ${from} { return 301 ${to}$is_args$args; }`),
  })
}
