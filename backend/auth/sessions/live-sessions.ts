import type pg from "pg"

const TRUSTED_MS = 5_000
const MOST_KEPT = 10_000

/**
 * Which sessions are alive, asked of the database at most every few seconds per session. The database announces
 * each end, so normally it is known within milliseconds; the few seconds hold when an announcement is lost.
 */
export class LiveSessions {
  #admin: pg.Pool
  #alive = new Map<string, { userId: string; until: number }>()
  #asking = new Map<string, Promise<string | null>>()

  constructor(admin: pg.Pool) {
    this.#admin = admin
  }

  isAlive(sessionId: string, userId: string): boolean | Promise<boolean> {
    const known = this.#alive.get(sessionId)
    if (known && known.until > Date.now()) return known.userId === userId
    return this.#ask(sessionId).then(owner => owner === userId)
  }

  ended(sessionId: string) {
    this.#alive.delete(sessionId)
    this.#asking.delete(sessionId)
  }

  forgetAll() {
    this.#alive.clear()
    this.#asking.clear()
  }

  async #ask(sessionId: string): Promise<string | null> {
    const asked = this.#asking.get(sessionId) ?? this.#ownerOf(sessionId)
    this.#asking.set(sessionId, asked)
    try {
      const userId = await asked
      // Only if no end was announced while the question was under way.
      if (userId !== null && this.#asking.get(sessionId) === asked) this.#keep(sessionId, userId)
      return userId
    } finally {
      if (this.#asking.get(sessionId) === asked) this.#asking.delete(sessionId)
    }
  }

  async #ownerOf(sessionId: string) {
    const { rows } = await this.#admin.query<{ user_id: string }>({
      name: "owner of session",
      text: "select user_id from auth.sessions where id = $1 and (not_after is null or not_after > now())",
      values: [sessionId],
    })
    return rows[0]?.user_id ?? null
  }

  #keep(sessionId: string, userId: string) {
    for (const oldest of this.#alive.keys()) {
      if (this.#alive.size < MOST_KEPT) break
      this.#alive.delete(oldest)
    }
    this.#alive.set(sessionId, { userId, until: Date.now() + TRUSTED_MS })
  }
}
