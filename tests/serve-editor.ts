/**
 * Builds the editor as on a published site into a folder, and serves it: `tsx serve-editor.ts <folder> <repository as
 * JSON>`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Repository } from '@/lib/schemas/editor'
import { headerRules, headersFile } from '@/scripts/export/headers'
import { serve } from '@/scripts/serve'
import { buildEditor } from '@/tools/editor/build-editor'

const [folder = '', setting = ''] = process.argv.slice(2)
const repository: Repository = JSON.parse(setting)

await buildEditor(folder, repository)
// The server joins the headers of all matching rules: one for all addresses must not restrict the editor.
writeFileSync(join(folder, '_headers'), headersFile(headerRules("frame-ancestors 'self'", true)))
console.log((await serve(folder, 0)).origin)
