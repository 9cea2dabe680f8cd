/**
 * Runs jobs one at a time, so that rendering never occupies all processors. A key that is already queued shares its
 * job; null when too many are waiting.
 */
export function createQueue(maxWaiting: number) {
  const waiting = new Map<string, Promise<unknown>>()
  let last: Promise<unknown> = Promise.resolve()

  return <T>(key: string, work: () => Promise<T>): Promise<T | null> => {
    const queued = waiting.get(key) as Promise<T> | undefined
    if (queued) return queued
    if (waiting.size >= maxWaiting) return Promise.resolve(null)
    const job = last.then(work).finally(() => waiting.delete(key))
    waiting.set(key, job)
    last = job.catch(() => undefined)
    return job
  }
}
