import { definitionParts } from '../../lib/page-types/definition'

/** The files of lib/page-types that define no page type. */
const helpers = ['card.ts', 'index.ts', 'definition.ts', 'names.ts', 'shared.ts', 'structured-data.ts']

const fileOf = (pageType: string) => `lib/page-types/${pageType}.ts`

/** Find missing parts of a definition, and parts that no page type has. */
function partProblems(pageType: string, definition: Record<string, unknown>): string[] {
  const lacking = Object.entries(definitionParts).filter(
    ([part, none]) => definition[part] === undefined || (definition[part] === null && none !== 'null'),
  )
  return [
    ...lacking.map(
      ([part, none]) =>
        `${fileOf(pageType)}: the page type '${pageType}' lacks '${part}': add it${none && `, or write ${none} if it has none`}`,
    ),
    ...Object.keys(definition)
      .filter((part) => !(part in definitionParts))
      .map(
        (part) =>
          `${fileOf(pageType)}: '${part}' is not a part of a page type: lib/page-types/definition.ts lists the parts`,
      ),
  ]
}

/**
 * Check that every page type is complete. TypeScript catches only some gaps, and does not say how to fix them.
 * @param types the table in lib/page-types @param files the names of the files in that folder
 */
export const pageTypeProblems = (types: Readonly<Record<string, object>>, files: string[]): string[] => [
  ...files
    .filter((file) => !helpers.includes(file) && !(file.replace(/\.ts$/, '') in types))
    .map(
      (file) =>
        `lib/page-types/${file}: lib/page-types/index.ts does not list this page type: add it there and in names.ts, by the name of its file`,
    ),
  ...Object.entries(types).flatMap(([pageType, definition]) => partProblems(pageType, { ...definition })),
]
