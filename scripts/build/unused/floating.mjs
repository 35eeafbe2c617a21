/** Stands in for the placement of Headless UI's popups (`anchor`), which are placed by the style sheet here. */
const nothing = () => ({})

export const FloatingProvider = ({ children }) => children
export function useResolvedAnchor(anchor) {
  if (anchor) throw new Error('`anchor` is left out of the build: place the popup by classes, or see headless-ui.mjs')
  return null
}
export const useFloatingPanel = () => [null, {}]
export const useFloatingPanelProps = () => nothing
export const useFloatingReference = () => null
export const useFloatingReferenceProps = () => nothing
