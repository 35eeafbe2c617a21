/** The part of doiuse that is used here: the package brings no types that its exports reach. */
declare module 'doiuse' {
  import type { Node, Plugin } from 'postcss'

  type Usage = { feature: string; message: string; usage: Node }
  export default function doiuse(options: {
    browsers: string[]
    ignore: string[]
    onFeatureUsage: (usage: Usage) => void
  }): Plugin
}
