import { afterAll, expect, test } from "vitest"
import { authBackend, OTHER_PASSWORD, PASSWORD } from "../testing/auth-backend.ts"

const backend = await authBackend()
afterAll(backend.close)

/** A signed-in administrator whose session views a role until this interval from now. */
async function viewing(email: string, left: string) {
  const { browser, session, user } = await backend.signedIn(email)
  const { session_id } = JSON.parse(Buffer.from(session.access_token.split(".")[1]!, "base64url").toString())
  await backend.sql(
    `insert into public.member_sessions (id, user_id, started_at, seen_at, viewed_role, view_ends_at)
     values ($1, $2, now(), now(), 'editor', now() + $3::interval)
     on conflict (id) do update set viewed_role = excluded.viewed_role, view_ends_at = excluded.view_ends_at`,
    [session_id, user.id, left],
  )
  return { browser, session }
}

test("a session that views a role changes neither email, password, name nor factors", async () => {
  const email = "viewing@example.org"
  const { browser, session } = await viewing(email, "1 minute")
  const refusals = [
    await browser.auth.updateUser({ email: "other@example.org" }),
    await browser.auth.updateUser({ password: OTHER_PASSWORD, current_password: PASSWORD }),
    await browser.auth.updateUser({ data: { name: "Other" } }),
    await browser.auth.reauthenticate(),
    await browser.auth.mfa.enroll({ factorType: "totp" }),
    await browser.auth.signOut({ scope: "others" }),
  ]
  expect(refusals.map(({ error }) => error?.code)).toEqual(refusals.map(() => "viewing_role"))
  expect(await backend.messagesTo("other@example.org")).toEqual([])
  const again = await backend.client().auth.signInWithPassword({ email, password: PASSWORD })
  expect(again.error).toBeNull()
  expect((await browser.auth.getUser(session.access_token)).data.user?.email).toBe(email)
  expect((await browser.auth.signOut({ scope: "local" })).error).toBeNull()
})

test("a view that is over refuses nothing", async () => {
  const { browser } = await viewing("viewed@example.org", "-1 second")
  expect((await browser.auth.updateUser({ data: { name: "Other" } })).error).toBeNull()
})
