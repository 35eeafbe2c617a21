'use client'

import { useNewPage } from './use-new-page'
import { usePath } from './use-path'
import { visitSource } from './visit-source'

/** Notes where the visit comes from on each page that is opened softly; the inline loader does on the others. */
export function KeepSource() {
  useNewPage(usePath(), visitSource)
  return null
}
