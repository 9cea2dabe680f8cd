/** A tab requests a token about every three minutes; only a loop reaches this limit. */
const TURNS_PER_MINUTE = 60
const MINUTE_MS = 60_000
const KEPT_SESSIONS = 10_000

const turns = new Map<string, { since: number; taken: number }>()

/** Whether this session may request its access token again. */
export function takeTokenRequest(sessionId: string, now = Date.now()) {
  const known = turns.get(sessionId)
  if (known && now - known.since < MINUTE_MS) return ++known.taken <= TURNS_PER_MINUTE
  turns.delete(sessionId)
  for (const oldest of turns.keys()) {
    if (turns.size < KEPT_SESSIONS) break
    turns.delete(oldest)
  }
  turns.set(sessionId, { since: now, taken: 1 })
  return true
}
