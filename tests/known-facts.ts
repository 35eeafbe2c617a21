import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { drawnColors } from '@/lib/brand/colors'
import { setFields } from '@/scripts/yaml/set-fields'

const read = (path: string) => readFileSync(path, 'utf8')

/** Keep facts that pages refer to by name or id. */
function clinic(): string {
  const { claims, travel, insurers } = parse(read('content/clinic.yaml'))
  return setFields(read('tests/content/clinic.yaml'), { claims, travel, insurers })
}

/** The content files with the clinic's facts and colors, in the version that tests know. */
export const knownFacts: ReadonlyMap<string, string> = new Map([
  ['clinic.yaml', clinic()],
  ['brand.yaml', setFields(read('content/brand.yaml'), { colors: drawnColors })],
])

/** Copy content/ to a folder, with the tests' known facts. */
export function copyContent(folder: string): void {
  cpSync('content', folder, { recursive: true })
  for (const [file, text] of knownFacts) writeFileSync(join(folder, file), text)
}
