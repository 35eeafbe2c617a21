import { animateIn } from './animate-in'

/** The upper 80 % of the viewport and everything above it, so that a section jumped past is revealed, too. */
const margin = '1000000px 0px -20% 0px'

/**
 * Hide the content of the sections marked `data-reveal` that are below that line, and show it once they pass it.
 * @returns a function that stops this and shows all of them.
 */
export function revealSections(): () => void {
  const line = window.innerHeight * 0.8
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
    (section) => section.getBoundingClientRect().top > line,
  )
  for (const section of waiting) section.dataset.reveal = 'waiting'
  const show = (section: HTMLElement) => {
    section.dataset.reveal = 'shown'
    for (const part of section.querySelectorAll<HTMLElement>(':scope > section > *'))
      animateIn(part, 'translateY(16px)', 600)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        show(target as HTMLElement)
      }
    },
    { rootMargin: margin },
  )
  for (const section of waiting) observer.observe(section)
  return () => {
    observer.disconnect()
    for (const section of waiting) section.dataset.reveal = 'shown'
  }
}
