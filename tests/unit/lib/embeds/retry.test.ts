import { retry, waitBefore } from '@/lib/embeds/retry'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const failing = (times: number) => {
  const task = jest.fn(() => Promise.resolve('done'))
  for (let i = 0; i < times; i++) task.mockImplementationOnce(() => Promise.reject(new Error(`try ${i + 1}`)))
  return task
}

test('a task that succeeds runs once', async () => {
  const task = failing(0)
  await expect(retry(task)).resolves.toBe('done')
  expect(task).toHaveBeenCalledTimes(1)
})

test('a failing one is tried three times again, after one, two and four seconds', async () => {
  const task = failing(4)
  const outcome = retry(task).catch((error: Error) => error.message)
  for (const [tries, wait] of [1_000, 2_000, 4_000].entries()) {
    await jest.advanceTimersByTimeAsync(wait - 1)
    expect(task).toHaveBeenCalledTimes(tries + 1)
    await jest.advanceTimersByTimeAsync(1)
    expect(task).toHaveBeenCalledTimes(tries + 2)
  }
  expect(await outcome).toBe('try 4')
  await jest.advanceTimersByTimeAsync(60_000)
  expect(task).toHaveBeenCalledTimes(4)
})

test('the third retry may still succeed', async () => {
  const outcome = retry(failing(3))
  await jest.advanceTimersByTimeAsync(7_000)
  await expect(outcome).resolves.toBe('done')
})

test('no more tries when nobody waits any more', async () => {
  const task = failing(4)
  const outcome = retry(task, () => true).catch((error: Error) => error.message)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(await outcome).toBe('try 1')
  expect(task).toHaveBeenCalledTimes(1)
})

test('no wait is longer than 30 seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 60].map(waitBefore)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})
