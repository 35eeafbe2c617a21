/** The grade of a site's headers. */

/** Split a policy into its directives and their sources. */
const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )

const broad = /^(?:\*|https?:|ftp:|https?:\/\/\*(?:\.\*)?|data:|'unsafe-inline'|'unsafe-eval')$/

/** Rate a page's policy: what it permits and how it is stated. */
function ratePolicy(stated: Map<string, string[]>): number {
  const [standard = ['*'], script, object, style] = ['default-src', 'script-src', 'object-src', 'style-src'].map(
    (name) => stated.get(name),
  )
  if ([script ?? standard, object ?? standard].flat().some((source) => broad.test(source))) return -20
  if ((style ?? standard).some((source) => broad.test(source))) return 0
  return standard.join() === "'none'" ? 10 : 5
}

const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/

/**
 * Rate the answers of a site as the MDN HTTP Observatory does (github.com/mdn/mdn-http-observatory,
 * src/grader/charts.js): no cookies, no third-party scripts, http redirected to https on the same host.
 */
export function rateHeaders(headers: Record<string, string>, policy: string): number {
  const maxAge = Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? 0)
  const ancestors = directivesOf(headers['Content-Security-Policy'] ?? '').get('frame-ancestors')
  const resources = headers['Cross-Origin-Resource-Policy'] ?? 'cross-origin'
  return (
    100 +
    ratePolicy(directivesOf(policy)) +
    (isPrivate.test(headers['Referrer-Policy'] ?? '') ? 5 : 0) +
    (maxAge === 0 ? -20 : maxAge < 15_768_000 ? -10 : 0) +
    (headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5) +
    (ancestors && !ancestors.some((source) => broad.test(source)) ? 5 : -20) +
    (/^same-(?:origin|site)$/.test(resources) ? 10 : resources === 'cross-origin' ? 0 : -5)
  )
}
