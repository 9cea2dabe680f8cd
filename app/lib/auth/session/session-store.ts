import type { User } from "@supabase/supabase-js"
import { isDueForRenewal, isExpired, TICK_MS } from "./session-timing.ts"

/** The specification's session. `refresh_token` is always empty: it stays with the server. */
export interface Session {
  access_token: string
  refresh_token: ""
  expires_at: number
  expires_in: number
  token_type: string
  user: User
}

/** The signed-in user in the loader data. */
export interface Claims {
  sub: string
  session_id?: string
  amr?: unknown
  [claim: string]: unknown
}

export type SessionEvent =
  | "SIGNED_IN"
  | "TOKEN_REFRESHED"
  | "SIGNED_OUT"
  | "PASSWORD_RECOVERY"
  | "USER_UPDATED"

/** The shared state: `supabase_session` and the user. */
interface SessionState {
  supabase_session: Session | null
  user: Claims | null
}

interface SessionOptions {
  /** POST /auth/token: the session, or null when there is none. */
  ask: () => Promise<Session | null>
  now?: () => number
  /** Exchanges the current session with the other tabs. */
  tabs?: { post(identity: string | null): void; onMessage(listener: (identity: string | null) => void): void }
}

// Claims that differ in every token of the same session.
const CLOCK_CLAIMS = new Set(["exp", "iat", "nbf"])

export class SessionStore {
  #state: SessionState = { supabase_session: null, user: null }
  #readers = new Set<() => void>()
  #listeners = new Set<(event: SessionEvent) => void>()
  #lookAgain: () => void = () => {}
  #renewal: Promise<Session | null> | null = null
  #ask: SessionOptions["ask"]
  #now: () => number
  #tabs: SessionOptions["tabs"]

  constructor({ ask, now = Date.now, tabs }: SessionOptions) {
    this.#ask = ask
    this.#now = now
    this.#tabs = tabs
    // A message from another tab is only a hint: this tab asks the server.
    tabs?.onMessage(identity => {
      if (identity !== identityOf(this.#state.user)) this.#lookAgain()
    })
  }

  snapshot = () => this.#state

  subscribe = (reader: () => void) => {
    this.#readers.add(reader)
    return () => void this.#readers.delete(reader)
  }

  onEvent(listener: (event: SessionEvent) => void) {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Called when another tab has another session. */
  onDifference(lookAgain: () => void) {
    this.#lookAgain = lookAgain
  }

  /** Compares the user of a new page with the current one and emits the matching event. */
  follow(user: Claims | null) {
    const before = this.#state.user
    this.#tabs?.post(identityOf(user))
    if (stableClaims(before) === stableClaims(user)) return
    const isSamePerson = before && user && before.sub === user.sub && before.session_id === user.session_id
    this.#set({ user, supabase_session: isSamePerson ? this.#state.supabase_session : null })
    if (!user) this.#emit("SIGNED_OUT")
    else if (isSamePerson) this.#emit("USER_UPDATED")
    else this.#emit(isRecovery(user) ? "PASSWORD_RECOVERY" : "SIGNED_IN")
  }

  /** A valid token, or null for a visitor. Concurrent callers share one request. */
  async accessToken(): Promise<string | null> {
    const { supabase_session: session, user } = this.#state
    if (!user) return null
    if (session && !isExpired(session.expires_at, this.#now())) return session.access_token
    return (await this.#renew())?.access_token ?? null
  }

  /** Every 30 s while the tab is visible. */
  async tick() {
    const { supabase_session: session, user } = this.#state
    if (user && (!session || isDueForRenewal(session.expires_at, this.#now()))) await this.#renew()
  }

  #renew() {
    this.#renewal ??= this.#ask()
      .then(session => this.#renewed(session))
      .finally(() => {
        this.#renewal = null
      })
    return this.#renewal
  }

  #renewed(session: Session | null) {
    if (!session) {
      this.follow(null)
      return null
    }
    const isFirst = this.#state.supabase_session === null
    this.#set({ ...this.#state, supabase_session: session })
    if (!isFirst) this.#emit("TOKEN_REFRESHED")
    return session
  }

  #emit(event: SessionEvent) {
    for (const listener of this.#listeners) listener(event)
  }

  #set(state: SessionState) {
    this.#state = state
    for (const reader of this.#readers) reader()
  }
}

/** Ticks while the page is visible, and at once when it becomes visible again. */
export function startTicking(store: SessionStore, page: Document) {
  let timer: ReturnType<typeof setInterval> | undefined
  // A failed renewal is retried at the next tick; the old token may be valid until then.
  const tick = () => store.tick().catch((error: Error) => console.warn(error.message))
  const look = () => {
    clearInterval(timer)
    if (page.visibilityState !== "visible") return
    void tick()
    timer = setInterval(tick, TICK_MS)
  }
  page.addEventListener("visibilitychange", look)
  look()
  return () => {
    clearInterval(timer)
    page.removeEventListener("visibilitychange", look)
  }
}

function identityOf(user: Claims | null) {
  return user && `${user.sub} ${user.session_id}`
}

function stableClaims(user: Claims | null) {
  return user && JSON.stringify(Object.entries(user).filter(([claim]) => !CLOCK_CLAIMS.has(claim)))
}

function isRecovery({ amr }: Claims) {
  return Array.isArray(amr) && amr.some(entry => entry?.method === "recovery")
}
