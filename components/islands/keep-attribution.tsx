'use client'

import { visitAttribution } from '@/components/client/visit-attribution'
import { useNewPage } from './use-new-page'
import { usePath } from './use-path'

/** Update the attribution of the visit on client-side navigations; on page loads the inline loader does so. */
export function KeepAttribution() {
  useNewPage(usePath(), visitAttribution)
  return null
}
