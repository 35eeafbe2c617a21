/** Builds the editor as a published site has it, for the repository in the first argument (JSON), and serves it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Repository } from '@/lib/content/schemas/editor'
import { buildEditor } from '@/scripts/editor/build'
import { editorRules } from '@/scripts/editor/headers'
import { headerRules, headersFile } from '@/scripts/export/headers'
import { serve } from '@/scripts/serve'

const folder = 'test-results/published-editor'
const repository: Repository = JSON.parse(process.argv[2] ?? '')

await buildEditor(folder, repository)
const rules = [...headerRules("default-src 'none'"), ...editorRules(repository)]
writeFileSync(join(folder, '_headers'), headersFile(rules))
console.log((await serve(folder, 0)).origin)
