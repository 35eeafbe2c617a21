import { animate } from 'framer-motion/dom/mini'

/** Animate an element in from a nearby position. @param from a `transform` @param duration in milliseconds */
export function animateIn(element: HTMLElement, from: string, duration: number): void {
  animate(element, { opacity: [0, 1], transform: [from, 'none'] }, { duration: duration / 1000, ease: 'easeOut' })
}

/** Slide in a form step in the direction of the move, unless the visitor prefers reduced motion. */
export function animateStepIn(step: HTMLElement | null | undefined, isBack: boolean): void {
  if (!step || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  animateIn(step, `translateX(${isBack ? -16 : 16}px)`, 240)
}
