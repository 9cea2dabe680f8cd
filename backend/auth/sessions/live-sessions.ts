import type pg from "pg"

const CACHE_MS = 5_000
const MAX_CACHED = 10_000

/**
 * Cache of live sessions. The database notifies us of every ended session; entries expire after a few seconds
 * in case a notification is lost.
 */
export class LiveSessions {
  #admin: pg.Pool
  #alive = new Map<string, { userId: string; until: number }>()
  #pending = new Map<string, Promise<string | null>>()

  constructor(admin: pg.Pool) {
    this.#admin = admin
  }

  isAlive(sessionId: string, userId: string): boolean | Promise<boolean> {
    const cached = this.#alive.get(sessionId)
    if (cached && cached.until > Date.now()) return cached.userId === userId
    return this.#lookUp(sessionId).then(owner => owner === userId)
  }

  remove(sessionId: string) {
    this.#alive.delete(sessionId)
    this.#pending.delete(sessionId)
  }

  clear() {
    this.#alive.clear()
    this.#pending.clear()
  }

  async #lookUp(sessionId: string): Promise<string | null> {
    const lookup = this.#pending.get(sessionId) ?? this.#fetchOwner(sessionId)
    this.#pending.set(sessionId, lookup)
    try {
      const userId = await lookup
      // Only if the session did not end during the lookup.
      if (userId !== null && this.#pending.get(sessionId) === lookup) this.#cache(sessionId, userId)
      return userId
    } finally {
      if (this.#pending.get(sessionId) === lookup) this.#pending.delete(sessionId)
    }
  }

  async #fetchOwner(sessionId: string) {
    const { rows } = await this.#admin.query<{ user_id: string }>({
      name: "owner of session",
      text: "select user_id from auth.sessions where id = $1 and (not_after is null or not_after > now())",
      values: [sessionId],
    })
    return rows[0]?.user_id ?? null
  }

  #cache(sessionId: string, userId: string) {
    for (const oldest of this.#alive.keys()) {
      if (this.#alive.size < MAX_CACHED) break
      this.#alive.delete(oldest)
    }
    this.#alive.set(sessionId, { userId, until: Date.now() + CACHE_MS })
  }
}
