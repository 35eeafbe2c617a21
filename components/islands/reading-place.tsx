'use client'

import { useEffect } from 'react'

/** The upper third of the viewport and everything above it: the last heading scrolled past is the current one. */
const margin = '1000000px 0px -65% 0px'

/** Mark the link of the current section with `aria-current`, in every table of contents on the page. */
export function ReadingPlace({ ids }: { ids: string[] }) {
  const list = ids.join(' ')
  useEffect(() => {
    const allIds = list.split(' ')
    const reached = new Set<string>()
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
    const mark = () => {
      const place = allIds.findLast((id) => reached.has(id))
      if (!place) document.querySelector('[data-contents-side]')?.scrollTo(0, 0)
      for (const link of links) {
        if (link.hash !== `#${place}`) {
          link.removeAttribute('aria-current')
          continue
        }
        link.setAttribute('aria-current', 'location')
        // Keep the current link visible in a list that scrolls.
        const box = link.closest('[data-contents-side]')
        if (box) box.scrollTop = link.offsetTop - box.clientHeight / 2
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
    for (const id of allIds) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [list])
  return null
}
