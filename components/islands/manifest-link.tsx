'use client'

import { useEffect, useState } from 'react'

/**
 * Render the link to the web manifest (W3C Web Application Manifest) once the page is hydrated: a browser that finds it
 * in the HTML fetches it before the first paint, and needs it only to install the site.
 */
export function ManifestLink({ href }: { href: string }) {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return isAwake && <link rel="manifest" href={href} />
}
