import { availableParallelism, cpus } from 'node:os'

/** Return the median of some numbers. */
export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Return this machine in a few words, for the records beside the benches. */
export const machine = () => `${availableParallelism()} cores, ${cpus()[0]?.model}`
