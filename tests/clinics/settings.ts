import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { daysAfter } from '../../lib/clinic/local-time'
import { listFiles } from '../../lib/util/files'
import { setFields } from '../../scripts/yaml/set-fields'

/** The number of days ahead of a post dated `{ahead}`. */
const daysAhead = 30

/**
 * Merge into a content folder the settings of a clinic that setup does not ask for: fields of settings files, and new
 * files.
 * @returns the paths of the files below content/, in order
 */
export function mergeSettings(folder: string, content: string): string[] {
  if (!existsSync(folder)) return []
  const day = daysAfter(new Date().toISOString().slice(0, 10), daysAhead)
  const files = listFiles(folder)
  for (const file of files) {
    const [source, path] = [join(folder, file), join(content, file)]
    mkdirSync(dirname(path), { recursive: true })
    if (!/\.(yaml|md)$/.test(file)) {
      copyFileSync(source, path)
      continue
    }
    const own = readFileSync(source, 'utf8').replaceAll('{ahead}', day)
    const isMerged = file.endsWith('.yaml') && existsSync(path)
    writeFileSync(path, isMerged ? setFields(readFileSync(path, 'utf8'), parse(own)) : own)
  }
  return files
}
