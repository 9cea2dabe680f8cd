import { afterAll, expect, test } from "vitest"
import { sessionSite } from "#tests/support/session-site.ts"

const { requests, browserOf, close, signedInBrowser, sql } = await sessionSite()
afterAll(close)

async function freshClient() {
  const browser = await signedInBrowser()
  await sql("update public.profiles set age_answered_at = null where id = $1", [browser.userId])
  await sql("delete from public.policy_acceptances where user_id = $1", [browser.userId])
  return browser
}

const FORM = { "content-type": "application/x-www-form-urlencoded" }

test("a member without an age is sent to /me/welcome from every member's page, but can always sign out", async () => {
  const { ask } = await freshClient()
  const target = async (path: string) => (await ask(path)).headers.location
  expect(await target("/me?tab=1")).toBe("/me/welcome?next=%2Fme%3Ftab%3D1")
  expect(await target("/me/security")).toBe("/me/welcome?next=%2Fme%2Fsecurity")
  expect((await ask("/me.data")).text).toContain("/me/welcome")
  expect((await ask("/me/welcome")).status).toBe(200)
  expect((await ask("/about")).status).toBe(200)
  expect((await ask("/me/data")).headers.location ?? "").not.toContain("welcome")
})

test("the welcome page redirects only within this site", async () => {
  const { ask, userId } = await freshClient()
  const answer = (next: string) =>
    ask("/me/welcome", {
      method: "POST",
      headers: FORM,
      body: new URLSearchParams({ next, age: "adult", terms: "1", privacy: "1" }).toString(),
    })
  expect((await answer("//evil.example/me")).headers.location).toBe("/me")
  const rows = await sql("select kind from public.policy_acceptances where user_id = $1 order by 1", [userId])
  expect(rows.map(row => row.kind)).toEqual(["privacy", "terms"])
  expect((await ask("/me/welcome?next=https://evil.example")).headers.location).toBe("/me")
})

test("accepting a version that is not in force does not count", async () => {
  const { ask, userId } = await freshClient()
  const body = new URLSearchParams({ age: "adult", terms: "2", privacy: "1" }).toString()
  const { status, text } = await ask("/me/welcome", { method: "POST", headers: FORM, body })
  expect(status).toBe(400)
  expect(text).toContain("Agree to this to continue.")
  const [row] = await sql("select age_answered_at from public.profiles where id = $1", [userId])
  expect(row).toEqual({ age_answered_at: null })
})

test("a member's page queries the account once, a visitor's page never", async () => {
  const { ask } = await freshClient()
  const questions = async (act: () => Promise<unknown>) => {
    const before = requests.length
    await act()
    return requests.slice(before).filter(line => line.includes("/rpc/my_account")).length
  }
  expect(await questions(() => ask("/about"))).toBe(1)
  expect(await questions(() => ask("/me/welcome"))).toBe(1)
  expect(await questions(() => browserOf(new Map()).ask("/about"))).toBe(0)
})

test("a session that its member has marked as ended is signed out by its next page", async () => {
  const { ask, cookies, userId } = await freshClient()
  await sql("update public.member_sessions set ended_at = now() where user_id = $1", [userId])
  expect((await ask("/about?x=1")).headers.location).toBe("/about?x=1")
  expect(cookies.size).toBe(0)
  expect(await sql("select id from auth.sessions where user_id = $1", [userId])).toEqual([])
})
