import type { Graph } from '.'

/** A graph as it stands in a page: JSON in which nothing can end the script element (HTML, "restrictions for contents of script elements"). */
export const printGraph = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', '\\u003c')
