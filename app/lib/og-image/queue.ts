/**
 * Work that is done one piece at a time, so that drawing never takes both processors. The same piece asked for
 * twice is done once; with too many waiting the answer is null.
 */
export function createQueue(mostWaiting: number) {
  const waiting = new Map<string, Promise<unknown>>()
  let last: Promise<unknown> = Promise.resolve()

  return <T>(key: string, work: () => Promise<T>): Promise<T | null> => {
    const known = waiting.get(key) as Promise<T> | undefined
    if (known) return known
    if (waiting.size >= mostWaiting) return Promise.resolve(null)
    const piece = last.then(work).finally(() => waiting.delete(key))
    waiting.set(key, piece)
    last = piece.catch(() => undefined)
    return piece
  }
}
