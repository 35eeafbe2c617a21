'use client'

import { useSelectedLayoutSegments } from 'next/navigation'

/**
 * Return the path of the current page in the default language. It comes from the route tree, not from the address bar,
 * so that it is the same at build time and on a not-found page, whose URL can be anything.
 */
export function usePath(): string {
  const segments = useSelectedLayoutSegments().filter((segment) => !segment.startsWith('('))
  return `/${segments.join('/')}`
}
