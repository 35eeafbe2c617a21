import { parseArgs } from 'node:util'
import { siteFolder } from '../../scripts/shared/site-folder'

const usage = `npx tsx tools/desk [FOLDER] [options]
  FOLDER            the export to look at (out)
  --against FOLDER  an earlier export to compare it with
  --check [/path …] print scores and losses, of these addresses or of all; exit with 1 if anything must be fixed
  --to FOLDER       the folder the report is written into (desk): new, empty, or with an earlier report`

/**
 * Parse the command line. An argument that begins with a slash is the address of a page unless a folder has that
 * name.
 * @returns the export to check, the earlier one to compare it with, the report's folder, the addresses to print
 * @throws if an option is unknown or lacks its value, listing the options
 */
export function readOptions(args: string[], isFolder: (path: string) => boolean) {
  const wrong = (reason: string) => new Error(`${reason}\n\n${usage}`)
  const parse = () => {
    try {
      return parseArgs({
        args,
        allowPositionals: true,
        options: {
          against: { type: 'string' },
          to: { type: 'string', default: 'desk' },
          check: { type: 'boolean', default: false },
        },
      })
    } catch (error) {
      throw wrong((error as Error).message.replace(/\.? To specify[\s\S]*/, ''))
    }
  }
  const { values, positionals } = parse()
  // `/` is also a folder, but means the home page.
  const paths = positionals.filter((item) => item === '/' || (item.startsWith('/') && !isFolder(item)))
  const folders = positionals.filter((item) => !paths.includes(item))
  if (folders.length > 1) throw wrong(`one folder at a time: ${folders.join(', ')} were named`)
  if (paths.length > 0 && !values.check)
    throw wrong(`${paths[0]}: addresses go with --check, and no folder has this name`)
  return { ...values, folder: folders[0] ?? siteFolder, paths }
}
