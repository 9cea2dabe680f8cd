export interface Attempt {
  id: string
  /** Null while it is open. */
  submittedAt: string | null
  isPassed: boolean | null
}

const TEN_MINUTES = 600_000

/**
 * When the next test opens, or null when it is open now. Only foretells, so that nobody presses in vain: whether a
 * test may start is decided where it starts.
 */
export function pauseUntil(newestFirst: readonly Attempt[], now: number): string | null {
  const graded = newestFirst.filter(({ submittedAt }) => submittedAt !== null)
  const lastPass = graded.findIndex(({ isPassed }) => isPassed)
  const failures = lastPass === -1 ? graded : graded.slice(0, lastPass)
  if (failures.length < 2) return null
  const opens = Date.parse(failures[0]!.submittedAt!) + TEN_MINUTES
  return opens > now ? new Date(opens).toISOString() : null
}
