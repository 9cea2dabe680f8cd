import { afterAll, expect, test } from "vitest"
import { sessionSite } from "#tests/support/session-site.ts"

const { requests, close, signedInBrowser, sql } = await sessionSite()
afterAll(close)

async function roundTrips(act: () => Promise<{ status: number }>) {
  const before = requests.length
  expect((await act()).status).toBe(200)
  return requests.slice(before).map(line => line.replace(/\?.*/, ""))
}

test("the account page takes two round trips to the database", async () => {
  const { ask, userId } = await signedInBrowser()
  // The catalog of courses is the same for every visitor and cached.
  await ask("/me")
  expect(await roundTrips(() => ask("/me"))).toEqual([
    "POST /rest/v1/rpc/my_account",
    "POST /rest/v1/rpc/my_dashboard",
  ])
  await sql("select private.notify($1, 'courses', 'kit-shipped', '{}', null)", [userId])
  expect((await ask("/me")).text).toContain("Your kit is on its way")
})

test("a page that is the same for every visitor takes a member one round trip", async () => {
  const { ask } = await signedInBrowser()
  await ask("/")
  expect(await roundTrips(() => ask("/"))).toEqual(["POST /rest/v1/rpc/my_account"])
})

test("the list of courses takes a member one round trip, and shows where they are", async () => {
  const { ask, userId } = await signedInBrowser()
  const started = "select id, $1::uuid, 1 from public.courses where slug = 'overdose-response-basics'"
  await sql(`insert into public.enrollments (course_id, user_id, lessons_done) ${started}`, [userId])
  await ask("/courses")
  expect(await roundTrips(() => ask("/courses"))).toEqual(["POST /rest/v1/rpc/my_account"])
  expect((await ask("/courses?status=started")).text).toContain("/courses/overdose-response-basics")
  expect((await ask("/courses?status=new")).text).not.toContain('href="/courses/overdose-response-basics')
})
