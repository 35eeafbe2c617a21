import type { Graph } from '.'

/** Serializes a graph so that nothing in it can end the script element (HTML, "Restrictions for contents of script elements"). */
export const printGraph = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', '\\u003c')
