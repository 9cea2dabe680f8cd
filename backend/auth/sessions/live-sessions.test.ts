import type { SupabaseClient } from "@supabase/supabase-js"
import { afterAll, expect, test } from "vitest"
import { mountBackend } from "#backend/mount.ts"
import { SITE_URL } from "#tests/support/backend.ts"
import { authBackend, decodeClaims } from "../testing/auth-backend.ts"

const backend = await authBackend()
afterAll(backend.close)

/** Status of a REST call with this member's token. */
async function status(browser: SupabaseClient) {
  return (await browser.from("site_settings").select("name")).status
}

// The notification uses a separate connection, so it may arrive shortly after the commit.
async function refusedSoon(browser: SupabaseClient) {
  await expect.poll(() => status(browser), { interval: 5 }).toBe(401)
}

test("rejects the token of a session deleted in SQL, but not those of other sessions", async () => {
  const { browser, session, user } = await backend.signedIn("listed@example.org")
  const other = backend.client()
  await other.auth.setSession(session)
  const { browser: sibling } = await backend.signedIn("sibling@example.org")
  expect([await status(browser), await status(sibling)]).toEqual([200, 200])
  const rows = await backend.sql("select id from auth.sessions where user_id = $1", [user.id])
  expect(rows.map(row => row.id)).toEqual([decodeClaims(session.access_token).session_id])
  await backend.sql("delete from auth.sessions where id = $1", [rows[0]!.id])
  await refusedSoon(browser)
  expect(await status(sibling)).toBe(200)
})

test("a token is not valid for another member's session", async () => {
  const { session } = await backend.signedIn("victim@example.org")
  const { browser, user } = await backend.signedIn("thief@example.org")
  expect(await status(browser)).toBe(200)
  await backend.sql("update auth.sessions set user_id = $1 where id = $2", [
    user.id,
    decodeClaims(session.access_token).session_id,
  ])
  const victim = backend.client(undefined, { authorization: `Bearer ${session.access_token}` })
  expect(await status(victim)).toBe(401)
})

const ends: [string, (id: string, browser: SupabaseClient) => Promise<unknown>][] = [
  ["signing out", (_, browser) => browser.auth.signOut()],
  ["a ban", id => backend.admin.auth.admin.updateUserById(id, { ban_duration: "1h" })],
  ["a ban in SQL", id => backend.sql("update auth.users set banned_until = 'infinity' where id = $1", [id])],
  ["deletion", id => backend.admin.auth.admin.deleteUser(id)],
  ["a soft deletion", id => backend.admin.auth.admin.deleteUser(id, true)],
  [
    "the end of its time",
    id => backend.sql("update auth.sessions set not_after = now() where user_id = $1", [id]),
  ],
]

test.each(ends)("%s invalidates the access token at once", async (what, end) => {
  const { browser, session, user } = await backend.signedIn(`${what.replaceAll(" ", "-")}@example.org`)
  const holder = backend.client(undefined, { authorization: `Bearer ${session.access_token}` })
  expect(await status(holder)).toBe(200)
  await end(user.id, browser)
  await refusedSoon(holder)
  expect((await holder.auth.getUser(session.access_token)).error?.status).toBeGreaterThanOrEqual(400)
})

test("other processes are notified of the ended session", async () => {
  const { session } = await backend.signedIn("processes@example.org")
  const second = await mountBackend({
    siteUrl: SITE_URL,
    dataDir: ".cache",
    databaseUrl: backend.databaseUrl,
  })
  const request = async () => {
    const headers = { apikey: second.publishableKey, authorization: `Bearer ${session.access_token}` }
    return (await second.fetch(new Request(`${SITE_URL}/rest/v1/site_settings?select=name`, { headers })))
      .status
  }
  try {
    expect(await request()).toBe(200)
    await backend.client().auth.admin.signOut(session.access_token)
    await expect.poll(request, { interval: 5 }).toBe(401)
  } finally {
    await second.close()
  }
})

test("after a lost notification, the session ends within seconds", async () => {
  const { browser, session } = await backend.signedIn("silent@example.org")
  expect(await status(browser)).toBe(200)
  await backend.sql(`begin; alter table auth.sessions disable trigger announce_session_end;
    delete from auth.sessions where id = '${decodeClaims(session.access_token).session_id}';
    alter table auth.sessions enable trigger announce_session_end; commit`)
  await expect.poll(() => status(browser), { interval: 100 }).toBe(401)
})
