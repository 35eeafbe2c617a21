import { colorNames } from '../../lib/brand/colors'

/** A rejected answer and the reason. */
export type Refusal = { field: string; reason: string; line?: number }

/** Names of the parts of an answer in its question, by the ends of their field paths. */
const parts: [RegExp, string][] = [
  [/^photos\..*\.file$/, 'File'],
  [/^photos\..*\.alt\.en$/, 'What it shows, in English'],
  [/^photos\..*\.alt\.es$/, 'What it shows, in Spanish'],
  [/^photos\..*\.name$/, 'Name of the file'],
  [/^photos\..*\.(people|consent)$/, 'Written consent'],
  [/^brand\.logo\.file$/, 'File'],
  [/^(cities|offices)\.\d+\.(name|id)$/, 'Name'],
  [/^cities\.\d+\.minutes$/, 'Minutes by car'],
  [/^offices\.\d+\.address\.street$/, 'Street'],
  [/^offices\.\d+\.address\.city$/, 'Town'],
  [/^offices\.\d+\.address\.state$/, 'State'],
  [/^offices\.\d+\.address\.zip$/, 'ZIP code'],
  [/^offices\.\d+\.phone$/, 'Phone'],
  [/^(cities|offices)\.\d+\.position$/, 'Position'],
  [/^offices\.\d+\.hours\b/, 'Hours'],
  [/parking\.en$/, 'Parking in English'],
  [/parking\.es$/, 'Parking in Spanish'],
  [/^position$/, 'Position of the front door'],
  ...colorNames.map((name, i): [RegExp, string] => [
    new RegExp(`^brand\\.colors\\.${name}$`),
    `Color ${i + 1}, ${name}`,
  ]),
]

/**
 * Format a rejection for the terminal: with the part of the answer that it is about, since nobody types quotes there.
 */
export function saidOf({ field, reason }: Refusal): string {
  const part = parts.find(([pattern]) => pattern.test(field))?.[1]
  const said = reason.replace(' in quotes', '')
  return part ? `${part}: ${said}` : said
}
