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
