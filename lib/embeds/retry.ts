/** Number of retries, and the maximum delay between two attempts in milliseconds. */
const retries = 3
const longestWait = 30_000

/** Return the delay before a retry, in milliseconds: 1, 2, 4 … seconds, at most 30. */
export const waitBefore = (retry: number) => Math.min(1_000 * 2 ** (retry - 1), longestWait)

/**
 * Run a task, with up to three retries.
 * @param stopped whether the outcome is no longer needed; checked before each retry.
 * @throws the error of the last attempt.
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
