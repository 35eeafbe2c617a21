import { startWaapiAnimation } from 'framer-motion/dom'

/** Moves an element in from a place nearby. @param from a `transform`. @param duration in milliseconds. */
export function moveIn(element: HTMLElement, from: string, duration: number): void {
  for (const [property, values] of [
    ['opacity', [0, 1]],
    ['transform', [from, 'none']],
  ] as const) {
    const animation = startWaapiAnimation(element, property, [...values], { duration, ease: 'easeOut' })
    // One that has ended would keep the element a layer of its own.
    animation.onfinish = () => animation.cancel()
  }
}

/** Moves a step of a form in from the side that it comes from, unless the visitor prefers reduced motion. */
export function moveStepIn(step: HTMLElement | null | undefined, isBack: boolean): void {
  if (!step || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  moveIn(step, `translateX(${isBack ? -16 : 16}px)`, 240)
}
