'use client'

import { useEffect } from 'react'
import { showNotices } from '@/components/client/notices'

/** Look at the time when the notices are rendered anew, as in the other language; until then the inline loader does. */
export function NoticeClock() {
  useEffect(showNotices, [])
  return null
}
