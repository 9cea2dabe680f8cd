import { afterAll, expect, test } from "vitest"
import { STATES } from "#app/lib/format/states.ts"
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

test("home shows the law, kit rules, chapters and events of the member's or chosen state first", async () => {
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
  for (const own of ["/about/resources?state=Arkansas", "we’ll mail you a free kit", "Quillstone Arkansas"])
    expect(text).toContain(own)
  expect(text).not.toContain('action="/state"')
  expect(text).not.toContain("Quillstone Ohio")
  expect(text.indexOf("Gatherwell Arkansas")).toBeLessThan(text.indexOf("Gatherwell Ohio"))

  const visitor = browserOf(new Map())
  const { text: unknown } = await visitor.ask("/")
  expect(unknown).toContain('action="/state"')
  expect(unknown).not.toContain("Quillstone")
  expect((await visitor.post("/state", { state: "Atlantis" })).status).toBe(400)
  const { status, headers } = await visitor.post("/state", { state: "Ohio" })
  expect([status, headers.location]).toEqual([303, "/#your-state"])
  await sql("update public.kit_stock set blocked_states = '{Ohio}'")
  for (const path of ["/", "/events", "/about/resources"]) {
    const { text: chosen, headers } = await visitor.ask(path)
    expect(headers["cache-control"], path).toBe("private, no-store")
    if (path === "/") expect(chosen).toContain("Quillstone Ohio")
    if (path === "/") expect(chosen).toContain("We can’t mail kits to <!-- -->Ohio")
    if (path === "/about/resources") expect(chosen).toMatch(/<h3 id="law-state"[^>]*>Ohio/)
    else expect(chosen.indexOf("Gatherwell Ohio"), path).toBeLessThan(chosen.indexOf("Gatherwell Arkansas"))
  }
  await visitor.post("/state", { state: "" })
  expect((await visitor.ask("/")).text).not.toContain("Quillstone")
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
