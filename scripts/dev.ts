/**
 * The development server: `npm run dev`. Recompiles content/ when a file changes; invalid content is reported, and
 * the pages keep the last valid state.
 */
import { spawn, spawnSync } from 'node:child_process'
import { watch } from 'node:fs'

const prepare = (script: string) => spawnSync(`tsx scripts/build/${script}.ts`, { stdio: 'inherit', shell: true })

if (prepare('prepare').status !== 0) process.exit(1)
let timer: NodeJS.Timeout | undefined
watch('content', { recursive: true }, () => {
  clearTimeout(timer)
  // Editors save a file in several steps.
  timer = setTimeout(() => prepare('content'), 200)
})
spawn('next dev', { stdio: 'inherit', shell: true }).on('exit', (code) => process.exit(code ?? 0))
