'use client'

import { visitAttribution } from '@/components/client/visit-attribution'
import { useNewPage } from './use-new-page'
import { usePath } from './use-path'

/** Update the attribution of the visit on client-side navigations; the inline loader does so on page loads. */
export function KeepAttribution() {
  useNewPage(usePath(), visitAttribution)
  return null
}
