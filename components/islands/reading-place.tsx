'use client'

import { useEffect } from 'react'

/** The window's upper third and everything above it: a heading scrolled past is still the one being read below. */
const margin = '1000000px 0px -65% 0px'

/** Marks the link of the part being read, in every list of contents on the page, with `aria-current`. */
export function ReadingPlace({ ids }: { ids: string[] }) {
  const list = ids.join(' ')
  useEffect(() => {
    const all = list.split(' ')
    const reached = new Set<string>()
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc a')]
    const mark = () => {
      const place = all.findLast((id) => reached.has(id))
      for (const link of links) {
        if (link.hash === `#${place}`) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target.id)
          else reached.delete(target.id)
        }
        mark()
      },
      { rootMargin: margin },
    )
    for (const id of all) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [list])
  return null
}
