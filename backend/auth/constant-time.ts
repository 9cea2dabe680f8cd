import { setTimeout as sleep } from "node:timers/promises"

/**
 * Takes at least `ms`, on success and on failure, so that the response time does not reveal what happened.
 * The random part hides the rounding of the timer.
 */
export async function withMinimumDuration<Result>(
  ms: number,
  action: () => Promise<Result>,
): Promise<Result> {
  const deadline = performance.now() + ms * (1 + Math.random() / 4)
  try {
    return await action()
  } finally {
    const remaining = deadline - performance.now()
    if (remaining > 0) await sleep(Math.ceil(remaining))
  }
}
