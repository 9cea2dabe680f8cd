import { afterAll, expect, test } from "vitest"
import { STATES } from "#app/features/account/states.ts"
import { sessionSite } from "#tests/support/session-site.ts"

const { admin, browserOf, close, signedInBrowser, sql } = await sessionSite()
afterAll(close)

const VALID = {
  ...{ intent: "profile", display_name: "Ana", certificate_name: "Ana Ortiz", pronouns: "", state: "Ohio" },
  language: "en",
}

async function member() {
  const browser = await signedInBrowser()
  return {
    ...browser,
    profile: async () =>
      (
        await sql("select display_name, state, avatar_path from public.profiles where id = $1", [
          browser.userId,
        ])
      )[0],
    save: (change: Record<string, string>) =>
      browser.ask("/me/profile", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ ...VALID, ...change }).toString(),
      }),
  }
}

test("a profile is saved, and the next page shows the new name and logo", async () => {
  const { ask, save, profile } = await member()
  const { status, headers } = await save({ state: "Arkansas" })
  expect([status, headers.location]).toEqual([303, "/me/profile"])
  expect(await profile()).toMatchObject({ display_name: "Ana", state: "Arkansas" })
  const page = await ask("/about")
  expect(page.text).toContain("/logo-ar.svg")
  expect(page.headers["cache-control"]).toBe("private, no-store")
})

test("home shows a member the law, chapters and events of their state first, and visitors none of a state", async () => {
  for (const state of ["Arkansas", "Ohio"]) {
    await sql(
      `insert into public.chapters (slug, name, kind, city, state, status, founded_on)
       values ('quillstone-' || lower($1), 'Quillstone ' || $1, 'city', 'Springfield', $1, 'active', '2020-01-01')`,
      [state],
    )
    await sql(
      `with event as (
         insert into public.events (slug, kind, status, title, summary, format, place, street, city, state, time_zone)
         values ('gatherwell-' || lower($1), 'training', 'published', 'Gatherwell ' || $1, 'Learn to use naloxone.',
           'in-person', 'Library', '1 Main Street', 'Springfield', $1, 'America/Chicago') returning id)
       insert into public.event_dates (event_id, starts_at, ends_at, room_capacity)
       select id, now() + interval '1 hour', now() + interval '2 hours', 10 from event`,
      [state],
    )
  }
  const { ask, save } = await member()
  await save({ state: "Arkansas" })
  const { text } = await ask("/")
  expect(text).toContain('id="your-state"')
  expect(text).toContain("/about/resources?state=Arkansas")
  expect(text).toContain("Quillstone Arkansas")
  expect(text).toContain("Gatherwell Arkansas")
  expect(text).not.toContain("Quillstone Ohio")
  expect(text).not.toContain("Gatherwell Ohio")
  const { text: visitor } = await browserOf(new Map()).ask("/")
  expect(visitor).toContain("Gatherwell Ohio")
  expect(visitor).not.toContain('id="your-state"')
  expect(visitor).not.toContain("Quillstone")
})

test.each([
  ["role", "admin"],
  ["id", "00000000-0000-4000-8000-000000000002"],
  ["avatar_path", "00000000-0000-4000-8000-000000000002/x.webp"],
  ["is_minor", "false"],
  ["state", "arkansas"],
  ["state", "AR"],
  ["state", "Arkansas\u0000"],
  ["certificate_name", "x".repeat(101)],
  ["display_name", "x".repeat(81)],
  ["display_name", "a\nb"],
  ["language", "de"],
])("%s=%j is rejected, keeps the typed values and changes nothing", async (name, value) => {
  const { save, profile } = await member()
  const before = await profile()
  const { status, text } = await save({ pronouns: "typed/by hand", [name]: value })
  expect(status).toBe(400)
  expect(text).toContain("typed/by hand")
  expect(await profile()).toEqual(before)
})

test("a member cannot change another member’s profile or picture through the API", async () => {
  const [mine, other] = [await member(), await member()]
  const path = `${other.userId}/0a1b2c3d-0000-4000-8000-000000000000.webp`
  const own = `${mine.userId}/0a1b2c3d-0000-4000-8000-000000000000.webp`
  const set = async (avatar_path: string) =>
    (await admin.from("profiles").update({ avatar_path }).eq("id", mine.userId)).error?.code
  expect(await set(path)).toBe("23514")
  expect(await set(`${mine.userId}/../${other.userId}/x.webp`)).toBe("23514")
  expect(await set(own)).toBeUndefined()
})

test("the database accepts every state of the list", async () => {
  const { userId } = await member()
  for (const state of STATES) {
    await admin.from("profiles").update({ state }).eq("id", userId).throwOnError()
  }
  expect(new Set(STATES).size).toBe(52)
})

test("a file that is not a picture is rejected with a message", async () => {
  const { ask, profile } = await member()
  const body = [
    "--x",
    'Content-Disposition: form-data; name="picture"; filename="me.png"',
    "Content-Type: image/png",
    "",
    "<svg onload=alert(1)>",
    "--x--",
    "",
  ].join("\r\n")
  const headers = { "content-type": "multipart/form-data; boundary=x" }
  const { status, text } = await ask("/me/avatar", { method: "POST", headers, body })
  expect(status).toBe(400)
  expect(JSON.parse(text).error).toContain("can’t read that file")
  expect(await profile()).toMatchObject({ avatar_path: null })
  expect((await ask("/me/avatar")).status).toBe(404)
})

test("the profile warns about a name that certificates cannot show", async () => {
  const { ask, save } = await member()
  const warning = "Our fonts don’t have every letter of this name."
  await save({ certificate_name: "Ọlá ศรี Нина" })
  expect((await ask("/me/profile")).text).not.toContain(warning)
  await save({ certificate_name: "ᚠᚢᚦ" })
  expect((await ask("/me/profile")).text).toContain(warning)
  await save({ certificate_name: "", display_name: "Ana 🎉" })
  expect((await ask("/me/profile")).text).toContain(warning)
})
