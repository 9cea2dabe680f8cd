export interface Attempt {
  id: string
  /** Null while the attempt is open. */
  submittedAt: string | null
  isPassed: boolean | null
}

const TEN_MINUTES = 600_000

/** When the next attempt can start, or null for now. UI hint only; `start_quiz` enforces the pause. */
export function pauseUntil(newestFirst: readonly Attempt[], now: number): string | null {
  const graded = newestFirst.filter(({ submittedAt }) => submittedAt !== null)
  const lastPass = graded.findIndex(({ isPassed }) => isPassed)
  const failures = lastPass === -1 ? graded : graded.slice(0, lastPass)
  if (failures.length < 2) return null
  const opens = Date.parse(failures[0]!.submittedAt!) + TEN_MINUTES
  return opens > now ? new Date(opens).toISOString() : null
}
