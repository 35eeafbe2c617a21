import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { type Locale, languageName, locales } from '../../../lib/i18n/locales'
import { bundleStyles } from '../../../scripts/shared/bundle'
import { fromTemplate } from '../../../scripts/shared/template'
import { usualQuestion } from '../complete'

/** A sample name of a holiday. */
const holiday: Record<Locale, string> = { en: 'Thanksgiving Day', es: 'Día de Acción de Gracias' }

/** A sample notice. */
const notice: Record<Locale, string> = {
  en: 'We’re closed today because of ice.',
  es: 'Hoy estamos cerrados por el hielo.',
}

/** Write the front desk's tasks into the folder that the editor serves: `tasks.html` and its assets. */
export async function buildTasks(folder: string): Promise<void> {
  mkdirSync(join(folder, 'tasks'), { recursive: true })
  const languages = locales.map((code) => ({
    code,
    name: languageName(code),
    ask: usualQuestion[code],
    holiday: holiday[code],
    notice: notice[code],
  }))
  const sources = [0, 1, 2, 3].map((i) => ({ i, number: i + 1, more: i > 1 }))
  writeFileSync(
    join(folder, 'tasks.html'),
    fromTemplate('tools/editor/tasks/templates/tasks.html', { languages, sources }),
  )
  writeFileSync(join(folder, 'tasks', 'tasks.css'), await bundleStyles('tools/editor/tasks/ui/tasks.css'))
  await build({
    entryPoints: ['tools/editor/tasks/ui/tasks.ts'],
    outdir: join(folder, 'tasks'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  })
}
