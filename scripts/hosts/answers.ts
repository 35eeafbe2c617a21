/** Ask a host, and compare its answers. */
import type { Answer } from './servers'

/** A host that can be asked for a path exactly as written. */
export type Host = {
  origin: string
  ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>
}

/** A question to a host; `ask` returns the faults of the answer, in a few words each. */
export type Question = { name: string; ask: (host: Host) => Promise<string[]> }

export const question = (name: string, ask: Question['ask']): Question => ({ name, ask })

export const header = ({ headers }: Answer, name: string) => String(headers[name.toLowerCase()] ?? '')

export const simplify = (value: string) => value.toLowerCase().replaceAll(' ', '')

/** Compare an expected value with the actual one. */
export const differs = (what: string, expected: unknown, found: unknown) =>
  expected === found ? [] : [`${what} is ${found || 'missing'} instead of ${expected}`]

/** Return the path and query that an answer redirects to, or the whole address if it is on another host. */
export function targetOf(answer: Answer, origin: string, from: string): string {
  const { href } = new URL(header(answer, 'location'), origin + from)
  return href.startsWith(`${origin}/`) ? href.slice(origin.length) : href
}

const isRedirect = ({ status }: Answer) => status >= 301 && status <= 308 && status !== 304

/** Follow redirects within the site. */
export async function follow(
  { origin, ask }: Host,
  path: string,
): Promise<{ path: string; statuses: number[]; answer: Answer }> {
  const statuses: number[] = []
  for (let at = path; ; ) {
    const answer = await ask(at)
    statuses.push(answer.status)
    if (!isRedirect(answer) || statuses.length > 4) return { path: at, statuses, answer }
    at = targetOf(answer, origin, at)
    if (!at.startsWith('/')) return { path: at, statuses, answer }
  }
}
