import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const page = (words: string) => `export default function Page() {
  return <main>${words}</main>
}`

/**
 * The smallest app with everything that the export handles in a page: a layout, a style sheet, an island, structured
 * data.
 */
const app = {
  // Next marks the folder around the cache as CommonJS.
  'package.json': '{ "type": "module" }',
  'next.config.mjs': "export default { output: 'export' }",
  // Otherwise Tailwind would find the site's own settings.
  'postcss.config.mjs': 'export default { plugins: {} }',
  'app/sheet.css': 'main { color: #234 }',
  'app/layout.jsx': `import './sheet.css'
export const viewport = { width: 'device-width' }
export const metadata = { title: 'Tiny' }
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}`,
  'app/counter.jsx': `'use client'
import { useState } from 'react'
export function Counter() {
  const [count, setCount] = useState(0)
  return <button type="button" onClick={() => setCount(count + 1)}>count {count}</button>
}`,
  'app/page.jsx': `import { Counter } from './counter'
export default function Page() {
  const data = { __html: '{"@type":"Thing"}' }
  return <main><Counter /><script type="application/ld+json" dangerouslySetInnerHTML={data} /></main>
}`,
  'app/not-found/page.jsx': page('Not here'),
  'app/es/not-found/page.jsx': page('No está'),
}

const versionOf = (name: string) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
const cache = '.next/cache/tiny-app'

/**
 * Return the folder with the export of the tiny app by `next build`. Built if a version of Next or React, or the app
 * itself, is new (some ten seconds); nothing may be written there.
 * @throws Next's output if the app does not build
 */
export function tinyExport(): string {
  const key = JSON.stringify([app, ...['next', 'react', 'react-dom'].map(versionOf)])
  const folder = join(cache, createHash('sha256').update(key).digest('hex').slice(0, 16))
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const build = mkdtempSync(join(cache, 'build-'))
  for (const [file, content] of Object.entries(app)) {
    mkdirSync(dirname(join(build, file)), { recursive: true })
    writeFileSync(join(build, file), content)
  }
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const
  try {
    execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', build], { env, stdio: 'pipe' })
    renameSync(join(build, 'out'), folder)
  } catch (error) {
    // Another test may have finished the same build meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
  } finally {
    rmSync(build, { recursive: true })
  }
  return folder
}

/** Return a file of the tiny app as Next exports it. */
export const tinyFile = (name: string) => readFileSync(join(tinyExport(), name), 'utf8')

/** Return the source of the tiny app's home page as Next exports it. */
export const tinyPage = () => tinyFile('index.html')

/** The timeout of a build in milliseconds; busy machines are slow. */
export const buildTime = 300_000
