/** Stands in for transitions that Headless UI drives by data attributes (`transition`): what moves here, framer-motion moves. */
export function useTransition(isOn, _element, isShown) {
  if (isOn) throw new Error('`transition` is left out of the build: headless-ui.mjs')
  return [isShown, {}]
}
export const transitionDataAttributes = () => ({})
