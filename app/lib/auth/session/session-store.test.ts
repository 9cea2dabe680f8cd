import { expect, test } from "vitest"
import { type Claims, type Session, type SessionEvent, SessionStore } from "./session-store.ts"

const ada: Claims = { sub: "ada", session_id: "s1", email: "ada@example.org", exp: 1 }

function given({ answers = [] as (Session | null)[] } = {}) {
  const clock = { now: 0 }
  const events: SessionEvent[] = []
  const posted: (string | null)[] = []
  let receive: (identity: string | null) => void = () => {}
  let looked = 0
  let asked = 0
  const store = new SessionStore({
    ask: async () => answers[asked++] ?? null,
    now: () => clock.now,
    tabs: { post: identity => posted.push(identity), onMessage: listener => (receive = listener) },
  })
  store.onEvent(event => events.push(event))
  store.onDifference(() => looked++)
  return {
    store,
    clock,
    events,
    posted,
    receive: (identity: string | null) => receive(identity),
    asked: () => asked,
    looked: () => looked,
  }
}

function session(token: string, expires_at: number): Session {
  return {
    access_token: token,
    refresh_token: "",
    expires_at,
    expires_in: 300,
    token_type: "bearer",
    user: {} as never,
  }
}

test("a visitor has no token and requests none", async () => {
  const { store, asked } = given()
  expect(await store.accessToken()).toBeNull()
  await store.tick()
  expect(asked()).toBe(0)
})

test("sign-in, update and sign-out are derived from loader data", () => {
  const { store, events } = given()
  store.follow(ada)
  store.follow({ ...ada, exp: 2 })
  store.follow({ ...ada, email: "ada@example.net" })
  store.follow({ ...ada, sub: "ben", session_id: "s2" })
  store.follow(null)
  expect(events).toEqual(["SIGNED_IN", "USER_UPDATED", "SIGNED_IN", "SIGNED_OUT"])
})

test("a session from a recovery link emits PASSWORD_RECOVERY", () => {
  const { store, events } = given()
  store.follow({ ...ada, amr: [{ method: "recovery", timestamp: 1 }] })
  expect(events).toEqual(["PASSWORD_RECOVERY"])
})

test("concurrent callers share one token request", async () => {
  const { store, asked } = given({ answers: [session("one", 300)] })
  store.follow(ada)
  expect(await Promise.all([1, 2, 3].map(() => store.accessToken()))).toEqual(["one", "one", "one"])
  expect(asked()).toBe(1)
  expect(store.snapshot().supabase_session).toMatchObject({ access_token: "one", refresh_token: "" })
})

test("a token is renewed with three ticks left, and not before", async () => {
  const { store, clock, events, asked } = given({ answers: [session("one", 300), session("two", 600)] })
  store.follow(ada)
  await store.tick()
  clock.now = 300_000 - 120_000
  await store.tick()
  expect(asked()).toBe(1)
  clock.now += 1
  await store.tick()
  expect(asked()).toBe(2)
  expect(await store.accessToken()).toBe("two")
  expect(events).toEqual(["SIGNED_IN", "TOKEN_REFRESHED"])
})

test("a token is not used in its last ten seconds", async () => {
  const { store, clock, asked } = given({ answers: [session("one", 300), session("two", 600)] })
  store.follow(ada)
  await store.accessToken()
  clock.now = 290_000
  expect(await store.accessToken()).toBe("one")
  clock.now = 290_001
  expect(await store.accessToken()).toBe("two")
  expect(asked()).toBe(2)
})

test("a session that ended on the server signs out this tab and notifies the others", async () => {
  const { store, events, posted } = given({ answers: [null] })
  store.follow(ada)
  expect(await store.accessToken()).toBeNull()
  expect(events).toEqual(["SIGNED_IN", "SIGNED_OUT"])
  expect(posted).toEqual(["ada s1", null])
  expect(store.snapshot()).toEqual({ supabase_session: null, user: null })
})

test("only a tab with another session makes this one revalidate", () => {
  const { store, looked, receive } = given()
  store.follow(ada)
  receive("ada s1")
  expect(looked()).toBe(0)
  receive(null)
  receive("ben s2")
  expect(looked()).toBe(2)
})
