/**
 * Record in translated files which state of the originals they match: `npm run translated`. Takes files, or --all;
 * scripts/check/translations.ts warns when an original changes after that.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { presentRecords, withRecord } from './translations'

const named = process.argv.slice(2)
const records = presentRecords('content')
const files = named.includes('--all')
  ? [...records.keys()]
  : named.map((file) => relative('.', file).split(sep).join('/'))
const unknown = files.filter((file) => !records.has(file))

if (files.length === 0 || unknown.length > 0) {
  for (const file of unknown) console.error(`${file}: is not a Spanish file in content/ with an English original`)
  console.error('usage: npm run translated -- content/posts/example.es.md … (or --all)')
  process.exit(1)
}
for (const file of files) {
  const source = readFileSync(file, 'utf8')
  const recorded = withRecord(source, records.get(file) ?? '')
  if (recorded !== source) writeFileSync(file, recorded)
  console.log(`${file}: ${recorded === source ? 'was up to date' : 'now matches the current English'}`)
}
