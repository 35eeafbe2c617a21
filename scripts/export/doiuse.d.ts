/** The part of doiuse used here: the package's types are not reachable through its exports. */
declare module 'doiuse' {
  import type { Node, Plugin } from 'postcss'

  type Usage = { feature: string; message: string; usage: Node }
  export default function doiuse(options: {
    browsers: string[]
    ignore: string[]
    onFeatureUsage: (usage: Usage) => void
  }): Plugin
}
