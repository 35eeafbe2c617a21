import { animate } from 'framer-motion/dom/mini'

/** Animate an element in from a nearby position. @param from a `transform` @param duration in milliseconds */
export function animateIn(element: HTMLElement, from: string, duration: number): void {
  animate(element, { opacity: [0, 1], transform: [from, 'none'] }, { duration: duration / 1000, ease: 'easeOut' })
}
