import { afterAll, expect, test } from "vitest"
import { authBackend, decodeClaims, PASSWORD } from "../testing/auth-backend.ts"

const backend = await authBackend()
afterAll(backend.close)

function refreshWith(refresh_token: string) {
  return backend.client().auth.refreshSession({ refresh_token })
}

async function age(seconds: number) {
  await backend.sql("update auth.refresh_tokens set updated_at = updated_at - make_interval(secs => $1)", [
    seconds,
  ])
}

function sessionIdOf(token: string) {
  return decodeClaims(token).session_id
}

test("a refresh returns a new token of the same session and stores only hashes", async () => {
  const { session } = await backend.signedIn("turn@example.org")
  const { data, error } = await refreshWith(session.refresh_token)
  expect(error).toBeNull()
  expect(data.session!.refresh_token).not.toBe(session.refresh_token)
  expect(sessionIdOf(data.session!.access_token)).toBe(sessionIdOf(session.access_token))
  const [row] = await backend.sql("select refreshed_at from auth.sessions where id = $1", [
    sessionIdOf(session.access_token),
  ])
  expect(row?.refreshed_at).not.toBeNull()
  const stored = await backend.sql("select token, parent from auth.refresh_tokens")
  expect(JSON.stringify(stored)).not.toContain(session.refresh_token)
  expect(JSON.stringify(stored)).not.toContain(data.session!.refresh_token)
})

test("twenty concurrent refreshes return the same successor, even if the next refresh has started", async () => {
  const { session } = await backend.signedIn("tabs@example.org")
  // Without the client, which would hide a failure by retrying.
  const body = JSON.stringify({ refresh_token: session.refresh_token })
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      backend.request("/token?grant_type=refresh_token", { method: "POST", body }),
    ),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const sessions = await Promise.all(responses.map(response => response.json()))
  const successors = new Set(sessions.map(({ refresh_token }) => refresh_token))
  expect(successors.size).toBe(1)
  const third = await refreshWith([...successors][0]!)
  const late = await refreshWith(session.refresh_token)
  expect(late.data.session?.refresh_token).toBe(third.data.session!.refresh_token)
  const active = await backend.sql(
    "select 1 from auth.refresh_tokens where session_id = $1 and not revoked",
    [sessionIdOf(session.access_token)],
  )
  expect(active).toHaveLength(1)
})

test("reusing an old token after the grace period ends the session", async () => {
  const { browser, session } = await backend.signedIn("stolen@example.org")
  const { data } = await refreshWith(session.refresh_token)
  await age(9)
  expect((await refreshWith(session.refresh_token)).error).toBeNull()
  await age(2)
  const reused = await refreshWith(session.refresh_token)
  expect(reused.error).toMatchObject({ status: 400, code: "refresh_token_already_used" })
  expect((await refreshWith(data.session!.refresh_token)).error?.code).toBe("refresh_token_not_found")
  expect((await browser.auth.getUser(session.access_token)).error?.name).toBe("AuthSessionMissingError")
  const [entry] = await backend.sql(
    "select payload ->> 'action' as action from auth.audit_log_entries order by created_at desc limit 1",
  )
  expect(entry?.action).toBe("token_revoked")
})

test("other sessions of the same member stay", async () => {
  const email = "two@example.org"
  const { session } = await backend.signedIn(email)
  const other = backend.client()
  await other.auth.signInWithPassword({ email, password: PASSWORD })
  await refreshWith(session.refresh_token)
  await age(60)
  expect((await refreshWith(session.refresh_token)).error?.code).toBe("refresh_token_already_used")
  expect((await other.auth.refreshSession()).error).toBeNull()
})

test("a session ends after thirty idle days and after ninety days in any case", async () => {
  const idle = await backend.signedIn("idle@example.org")
  await backend.sql("update auth.sessions set created_at = created_at - interval '31 days' where id = $1", [
    sessionIdOf(idle.session.access_token),
  ])
  expect((await refreshWith(idle.session.refresh_token)).error?.code).toBe("session_expired")
  const old = await backend.signedIn("old@example.org")
  await backend.sql("update auth.sessions set not_after = now() - interval '1 second' where id = $1", [
    sessionIdOf(old.session.access_token),
  ])
  expect((await refreshWith(old.session.refresh_token)).error).toMatchObject({
    status: 400,
    code: "session_expired",
  })
  expect(
    await backend.sql("select 1 from auth.sessions where id = $1", [sessionIdOf(old.session.access_token)]),
  ).toEqual([])
})

test("rejects missing and made-up tokens", async () => {
  expect((await refreshWith("invented")).error).toMatchObject({
    status: 400,
    code: "refresh_token_not_found",
  })
  const empty = await backend.request("/token?grant_type=refresh_token", { method: "POST", body: "{}" })
  expect(await empty.json()).toMatchObject({ error_code: "validation_failed" })
})
