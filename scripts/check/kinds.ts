import { kindParts } from '../../lib/kinds/kind'

/** The files of lib/kinds that define no kind. */
const helpers = ['card.ts', 'index.ts', 'kind.ts', 'shared.ts']

const fileOf = (kind: string) => `lib/kinds/${kind}.ts`

/** Find the parts that a definition lacks, and those that no page type has. */
function partProblems(kind: string, definition: Record<string, unknown>): string[] {
  const lacking = Object.entries(kindParts).filter(
    ([part, none]) => definition[part] === undefined || (definition[part] === null && none !== 'null'),
  )
  return [
    ...lacking.map(
      ([part, none]) =>
        `${fileOf(kind)}: the kind '${kind}' lacks '${part}': add it${none && `, or write ${none} if it has none`}`,
    ),
    ...Object.keys(definition)
      .filter((part) => !(part in kindParts))
      .map((part) => `${fileOf(kind)}: '${part}' is no part of a kind: lib/kinds/kind.ts has their names`),
  ]
}

/**
 * Check that every page type is complete. TypeScript finds that out only in part, and does not say what to do.
 * @param kinds the table of lib/kinds. @param files the names of the files in that folder.
 */
export const kindProblems = (kinds: Readonly<Record<string, object>>, files: string[]): string[] => [
  ...files
    .filter((file) => !helpers.includes(file) && !(file.replace(/\.ts$/, '') in kinds))
    .map(
      (file) => `lib/kinds/${file}: lib/kinds/index.ts does not list this kind: add it there, by the name of its file`,
    ),
  ...Object.entries(kinds).flatMap(([kind, definition]) => partProblems(kind, { ...definition })),
]
