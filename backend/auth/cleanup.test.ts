import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { deleteExpired } from "./cleanup.ts"
import { authBackend, decodeClaims } from "./testing/auth-backend.ts"

const backend = await authBackend()
const pool = new pg.Pool({ connectionString: backend.databaseUrl, max: 1 })
afterAll(async () => {
  await pool.end()
  await backend.close()
})

async function counts() {
  const [row] = await backend.sql(`select
    (select count(*)::int from backend.rate_limits) as limits,
    (select count(*)::int from auth.one_time_tokens) as tokens,
    (select count(*)::int from auth.sessions) as sessions,
    (select count(*)::int from auth.mfa_factors) as factors,
    (select count(*)::int from auth.audit_log_entries) as audit`)
  return row
}

test("deletes only expired rows", async () => {
  const { browser, session } = await backend.signedIn("kept@example.org")
  await browser.auth.mfa.enroll({ factorType: "totp" })
  await backend.client().auth.signInWithOtp({ email: "kept@example.org" })
  const before = await counts()
  expect(Object.values(before!).every(count => count > 0)).toBe(true)
  await deleteExpired(pool)
  expect(await counts()).toEqual(before)
  await backend.sql(`update backend.rate_limits set ends_at = now() - interval '1 second';
    update backend.one_time_codes set link_ends_at = now() - interval '1 second';
    update auth.sessions set not_after = now() - interval '1 second'
      where id = '${decodeClaims(session.access_token).session_id}';
    update auth.mfa_factors set created_at = now() - interval '2 days';
    update auth.audit_log_entries set created_at = now() - interval '13 months'`)
  await deleteExpired(pool)
  expect(await counts()).toEqual({ limits: 0, tokens: 0, sessions: 0, factors: 0, audit: 0 })
})
