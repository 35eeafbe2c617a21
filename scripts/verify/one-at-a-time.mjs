// Prevents two runs of `npm test` in one folder: both would build into .next and write the same reports.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/** @returns {number | undefined} the process that a file names, if it is still running */
function runningProcess(file) {
  try {
    const id = Number(readFileSync(file, 'utf8'))
    process.kill(id, 0)
    return id
  } catch {
    return undefined
  }
}

/** Write this process to a file, once no running process is in it. The file is removed at the end. */
export async function takeTurn(file) {
  let other = runningProcess(file)
  if (other) console.log(`npm test runs in this folder already (process ${other}): waiting for its end …`)
  while (other) {
    await setTimeout(1000)
    other = runningProcess(file)
  }
  writeFileSync(file, String(process.pid))
  process.on('exit', () => rmSync(file, { force: true }))
}
