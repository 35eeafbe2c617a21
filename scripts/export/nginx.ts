import { siteOrigin } from '../../lib/site'
import type { HeaderRule } from './headers'
import { isNotFound } from './pages'
import type { Redirect } from './redirects'

/** A folder with its own 404 page answers unknown addresses below it with that page. */
function folderBlock(file: string): string {
  const folder = `/${file.replace(/404\.html$/, '')}`
  return `  location ${folder} {
    error_page 404 /${file};
    try_files $uri $uri.html =404;
  }`
}

/** A file whose type nginx would guess wrong from its ending. */
function typeBlock({ pattern, headers }: HeaderRule): string {
  return `  location = ${pattern} {
    types { }
    default_type "${headers['Content-Type']}";
  }`
}

/**
 * A complete example for nginx with the same headers, redirects, clean URLs and not-found pages as the other host
 * files. It goes where nginx includes its sites (inside \`http\`).
 */
export function nginxFile(rules: HeaderRule[], redirects: Redirect[], files: string[]): string {
  const everywhere = rules.find(({ pattern }) => pattern === '/*')?.headers ?? {}
  const cached = rules.filter(({ headers }) => headers['Cache-Control'])
  return `# An example, written by \`npm run build\`: set \`root\` to this folder, and add your certificate.
map $uri $site_cache {
  default "public, max-age=0, must-revalidate";
${cached.map(({ pattern, headers }) => `  ~^${pattern.replace('*', '')} "${headers['Cache-Control']}";`).join('\n')}
}

server {
  listen 80;
  server_name ${new URL(siteOrigin()).hostname};
  root /var/www/site;

  # Payloads (.txt) must be text in UTF-8, or the router reloads pages instead of changing them in place.
  charset utf-8;
  absolute_redirect off;
  gzip on;
  gzip_vary on;
  gzip_types text/plain text/css text/xml application/javascript text/javascript application/json application/xml application/rss+xml application/feed+json application/manifest+json image/svg+xml;

${Object.entries(everywhere)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
  add_header Cache-Control $site_cache always;

  # No trailing slash.
  rewrite ^(/.+)/$ $1 permanent;

  location = / {
    try_files /index.html =404;
  }
${files.filter(isNotFound).map(folderBlock).join('\n')}
${rules
  .filter(({ pattern, headers }) => headers['Content-Type'] && !pattern.includes('*'))
  .map(typeBlock)
  .join('\n')}
  location ~ ^/(_headers|_redirects|nginx\\.conf)$ {
    return 404;
  }

${redirects.map(({ from, to }) => `  location = ${from} { return 301 ${to}$is_args$args; }`).join('\n')}
}
`
}
