'use client'

import { useEffect } from 'react'
import { showNotices } from '@/components/client/notices'

/**
 * Update the notices when they are rendered again, for example in the other language; until then the inline loader
 * does.
 */
export function NoticeClock() {
  useEffect(showNotices, [])
  return null
}
