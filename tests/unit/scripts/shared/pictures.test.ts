/** @jest-environment node */
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { pictureCache } from '@/scripts/shared/pictures'
import { temporaryFolder } from '../../temporary-folder'

const square = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${colour}"/></svg>`

test('a picture is drawn once, and again only when its drawing changes', async () => {
  const folder = join(temporaryFolder(), 'pictures')
  const first = await pictureCache(folder).draw(square('red'))
  const [kept = ''] = readdirSync(folder)
  utimesSync(join(folder, kept), 1, 1)
  const { draw, prune } = pictureCache(folder)
  expect((await draw(square('red'))).equals(first)).toBe(true)
  expect(statSync(join(folder, kept)).mtimeMs).toBe(1000)
  expect((await draw(square('blue'))).equals(first)).toBe(false)
  expect(readdirSync(folder)).toHaveLength(2)
  prune()
  expect(readdirSync(folder)).toHaveLength(2)
})

test('pictures that no build requests any more are removed', async () => {
  const folder = temporaryFolder()
  await pictureCache(folder).draw(square('red'))
  const [old = ''] = readdirSync(folder)
  const { draw, prune } = pictureCache(folder)
  await draw(square('blue'))
  prune()
  expect(existsSync(join(folder, old))).toBe(false)
  expect(readdirSync(folder)).toHaveLength(1)
})
