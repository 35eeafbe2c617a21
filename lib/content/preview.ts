import { launchProblems } from '../../scripts/check/launch'

let preview: boolean | undefined

/** Whether this build still holds something made up, and must say so on every page. */
export function isPreview(): boolean {
  preview ??= launchProblems().length > 0
  return preview
}
