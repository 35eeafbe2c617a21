/**
 * Stands in for the placement of Headless UI's popups (`anchor`), which are placed by the style sheet here: 10 KB gzipped. The
 * hooks still run where nothing is anchored.
 */
const nothing = () => {}
const given = (props = {}) => props
const refs = { setReference: nothing, setFloating: nothing }

export function useFloating({ open } = {}) {
  if (open) throw new Error('`anchor` is left out of the build: place the popup by classes, or see next.config.mjs')
  return { refs, floatingStyles: {}, context: { placement: 'bottom' } }
}
export const useInteractions = () => ({ getReferenceProps: given, getFloatingProps: given })
export const useInnerOffset = () => ({})
export const autoUpdate = nothing
export const flip = nothing
export const inner = nothing
export const offset = nothing
export const shift = nothing
export const size = nothing
