/**
 * Check content/, compile it to .content/, and make the image files of its photos. Fails, and leaves both unchanged, if a
 * file is invalid.
 */

import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { published } from '../../lib/content/ahead'
import { withoutInsurers } from '../../lib/content/insurers'
import { readContent } from '../../lib/content/read'
import { prepareLogo } from '../brand/prepare-logo'
import { buildStateOf, launchProblems } from '../check/launch'
import { allProblems, reportContent } from '../check/report'
import { unlessUnchanged } from '../check/unchanged'
import { inspectPhotos } from '../photos/inspect'
import { makePhotos } from '../photos/make'
import { photoTasks } from '../photos/photo-places'
import { writeBelow } from '../shared/page-files'
import { compileContent } from './compile'

const target = '.content'

/**
 * Write the clinic's logo to public/brand, and its mark and what pages need to know about it to the compiled content.
 */
function writeLogo({ logo, mark, files }: Awaited<ReturnType<typeof prepareLogo>>) {
  rmSync(join('public', 'brand'), { recursive: true, force: true })
  for (const [path, data] of files) writeBelow('public', path, data)
  if (mark) writeFileSync(join(target, 'mark.svg'), mark)
  writeFileSync(join(target, 'logo.json'), JSON.stringify(logo))
}

const findProblems = (folder: string) => unlessUnchanged(() => allProblems(folder), '.next/cache/content-check')
if (!(await reportContent('content', findProblems))) process.exit(1)
const launch = buildStateOf(launchProblems())
const { entries: all } = readContent('content')
const state = { ...launch, withheld: [...launch.withheld, ...withoutInsurers(all)] }
const entries = state.preview ? all : published(all)
const { files: photos } = await inspectPhotos('content')
await makePhotos(photoTasks('content', entries, photos), 'public/photos', '.next/cache/photos')
const logo = await prepareLogo('content')
const files = compileContent(entries, state.withheld).set('photos.json', photos)
const texts = [...files].map(([name, value]) => [name, JSON.stringify(value)] as const)
const hash = createHash('sha256')
for (const [name, text] of texts) hash.update(name).update(text)

rmSync(target, { recursive: true, force: true })
mkdirSync(target)
writeLogo(logo)
for (const [name, text] of texts) writeFileSync(join(target, name), text)
// The pages import this file, so writing it makes the development server reload the others.
const build = { version: hash.digest('hex'), ...state }
writeFileSync(join(target, 'build.json'), JSON.stringify(build))
