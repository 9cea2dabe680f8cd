import { setTimeout as sleep } from "node:timers/promises"

/**
 * Answers no earlier than after `ms`, well or badly, so that the time taken does not tell what was done. A random
 * part hides what a timer rounds off.
 */
export async function evenly<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + ms * (1 + Math.random() / 4)
  try {
    return await work()
  } finally {
    const left = until - performance.now()
    if (left > 0) await sleep(Math.ceil(left))
  }
}
