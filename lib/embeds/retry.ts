/** How often a failed task is retried, and the longest wait between two tries in milliseconds. */
const retries = 3
const longestWait = 30_000

/** The wait before a further try, in milliseconds: 1, 2, 4 … seconds, never more than 30. */
export const waitBefore = (retry: number) => Math.min(1_000 * 2 ** (retry - 1), longestWait)

/**
 * Runs a task until it succeeds, at most three times again after the first try.
 * @param stopped asked before each further try: whether nobody is waiting for the outcome any more.
 * @throws what the last try threw.
 */
export async function retry<T>(task: () => Promise<T>, stopped: () => boolean = () => false): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await task()
    } catch (error) {
      if (tries > retries) throw error
      await new Promise((resolve) => setTimeout(resolve, waitBefore(tries)))
      if (stopped()) throw error
    }
  }
}
