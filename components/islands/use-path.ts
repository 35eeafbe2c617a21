'use client'

import { useSelectedLayoutSegments } from 'next/navigation'

/**
 * The English path of the page being shown. Read from the route tree, not from the address bar, so that it is the same
 * at build time, and on a not-found page, whose address can be anything.
 */
export function usePath(): string {
  const segments = useSelectedLayoutSegments().filter((segment) => !segment.startsWith('('))
  return `/${segments.join('/')}`
}
