/** Stands in for Headless UI's own wrapper of what enters and leaves, which a dialog with `static` does not need. */
export function Transition() {
  throw new Error('transitions are left out of the build: give the dialog `static`, or see headless-ui.mjs')
}
export const TransitionChild = () => Transition()
