import { siteOrigin } from '../../lib/seo/site'
import type { HeaderRule } from './headers'
import { expressionOf, hostFilesExpression } from './hosts'
import { isNotFound } from './pages'
import type { Redirect } from './redirects'

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
  return `# An example, written by \`npm run build\`: set \`root\` to this folder, and add your certificate.
${mapBlock('Cache-Control', '$site_cache', 'public, max-age=0, must-revalidate', rules)}
${mapBlock('X-Robots-Tag', '$site_robots', '', rules)}

server {
  listen 80;
  server_name ${new URL(siteOrigin()).hostname};
  root /var/www/site;

  # Payloads (.txt) must be text in UTF-8, or the router reloads pages instead of changing them in place.
  charset utf-8;
  absolute_redirect off;
  gzip on;
  gzip_vary on;
  gzip_types text/plain text/css text/markdown text/xml application/javascript text/javascript application/json application/xml application/rss+xml application/feed+json application/manifest+json image/svg+xml;

${Object.entries(everywhere)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
  add_header Cache-Control $site_cache always;
  add_header X-Robots-Tag $site_robots always;

  # One address per page: no index, no .html, no slash at the end.
  if ($request_uri ~ ^(/|/[^/?][^?]*/)index(?:\\.html)?(?:\\?|$)) {
    return 301 $1$is_args$args;
  }
  if ($request_uri ~ ^(/[^/?][^?]*)\\.html(?:\\?|$)) {
    return 301 $1$is_args$args;
  }
  rewrite ^(/.+)/$ $1 permanent;

  location = / {
    try_files /index.html =404;
  }
${files
  .filter(isNotFound)
  .map((file) => folderBlock(file, rules))
  .join('\n')}
${rules
  .filter((rule) => typeOf(rule) && !rule.pattern.includes('*'))
  .map((rule) => typeBlock(rule, `= ${rule.pattern}`, '  '))
  .join('\n')}
  location ~ ^/(${hostFilesExpression})$ {
    return 404;
  }

${redirects.map(({ from, to }) => `  location = ${from} { return 301 ${to}$is_args$args; }`).join('\n')}
}
`
}
