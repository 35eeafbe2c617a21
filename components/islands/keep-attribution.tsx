'use client'

import { useNewPage } from './use-new-page'
import { usePath } from './use-path'
import { visitAttribution } from './visit-attribution'

/** Notes where the visit comes from on each page that is opened softly; the inline loader does on the others. */
export function KeepAttribution() {
  useNewPage(usePath(), visitAttribution)
  return null
}
