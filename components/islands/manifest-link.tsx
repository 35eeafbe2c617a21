'use client'

import { useEffect, useState } from 'react'

/**
 * Render the link to the web manifest (W3C Web Application Manifest) after hydration: in the HTML, browsers would fetch
 * it before the first paint, although they need it only to install the site.
 */
export function ManifestLink({ href }: { href: string }) {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return isAwake && <link rel="manifest" href={href} />
}
