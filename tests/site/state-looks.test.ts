import sharp from "sharp"
import { afterAll, expect, test, vi } from "vitest"
import { sessionSite } from "#tests/support/session-site.ts"

const { age, backend, browserOf, close, signedInBrowser, site, sql } = await sessionSite()
backend.onChange(site.drop)
afterAll(close)

/** Caches hear of a change from the database. */
const PATIENCE = { timeout: 20_000 }
const visitor = browserOf(new Map())
const admin = await signedInBrowser()
await sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [admin.userId])
await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [admin.userId])
age(admin.cookies)

const LOGO = /<img src="([^"]+)" width="126"/
const logoOf = (html: string) => LOGO.exec(html)?.[1]

async function memberOf(state: string) {
  const member = await signedInBrowser()
  await sql("update public.profiles set state = $2 where id = $1", [member.userId, state])
  age(member.cookies)
  return member
}

async function storedLogo(withIcon: boolean) {
  const image = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#d5351b" } })
      .png({ palette: true })
      .toBuffer()
  const icon = withIcon ? (await image(512, 512)).toString("base64") : null
  const [row] = await sql<{ id: string }>(
    `insert into public.site_logos (on_light, on_dark, icon)
     values (decode($1, 'base64'), decode($1, 'base64'), decode($2, 'base64')) returning id`,
    [(await image(504, 200)).toString("base64"), icon],
  )
  return row!.id
}

test("visitors see the chosen logo in the header, and its icon in tabs and on home screens", async () => {
  const before = await visitor.ask("/")
  expect(logoOf(before.text)).toBe("/default_logo.svg")
  const logo = await storedLogo(true)
  await sql("update public.site_settings set logo_id = $1", [logo])
  await vi.waitFor(async () => {
    const { text } = await visitor.ask("/")
    expect(logoOf(text)).toBe(`/logos/${logo}.png`)
    expect(text).toContain(`rel="icon" href="/logos/${logo}-icon.png"`)
    expect(text).toContain(`rel="apple-touch-icon" href="/logos/${logo}-icon.png"`)
  }, PATIENCE)
  const manifest = JSON.parse((await visitor.ask("/manifest.webmanifest")).text)
  const icon = { src: `/logos/${logo}-icon.png`, sizes: "512x512", type: "image/png" }
  expect(manifest.icons).toEqual([icon, { ...icon, purpose: "maskable" }])
  const { status, headers } = await visitor.ask(icon.src)
  expect([status, headers["content-type"]]).toEqual([200, "image/png"])
  const older = await visitor.ask(`/logos/${await storedLogo(false)}-icon.png`)
  expect([older.status, older.headers.location]).toEqual([302, "/icons/app-512.png"])
  await sql("update public.site_settings set logo_id = null")
})

test("members of a state see its logo and background, and nobody else does", async () => {
  const [texan, ohioan] = [await memberOf("Texas"), await memberOf("Ohio")]
  const [picture] = await sql<{ id: string }>(
    "insert into public.pictures (alt, width, height, widths) values ('Hills', 1440, 900, '{320,1440}') returning id",
  )
  const logo = await storedLogo(false)
  await sql("insert into public.state_looks (state, logo_id, background_id) values ('Texas', $1, $2)", [
    logo,
    picture!.id,
  ])
  const missing = "/no-such-page"
  await vi.waitFor(
    async () => expect(logoOf((await texan.ask("/me")).text)).toBe(`/logos/${logo}.png`),
    PATIENCE,
  )
  const lost = await texan.ask(missing)
  expect([lost.status, lost.text.includes(`/pictures/${picture!.id}/1440.webp`)]).toEqual([404, true])
  for (const other of [ohioan, visitor]) {
    expect(logoOf((await other.ask(missing)).text)).toBe("/default_logo.svg")
    expect((await other.ask(missing)).text).not.toContain(picture!.id)
  }
  expect(logoOf((await visitor.ask("/")).text)).toBe("/default_logo.svg")
})

test("administrators open a state, choose its background and go back to the usual logo", async () => {
  const opened = await admin.ask("/staff/state-looks?state=texas")
  expect([opened.status, opened.headers.location]).toEqual([302, "/staff/state-looks/texas"])
  const page = (await admin.ask("/staff/state-looks/texas")).text
  for (const words of ["Logo for Texas", "Background for Texas", "Back to the usual logo"])
    expect(page).toContain(words)
  const path = "/staff/state-looks/texas"
  expect((await admin.post(path, { intent: "picture", picture_id: "" })).headers.location).toBe(path)
  expect((await admin.ask(path)).text).toContain("Saved. Members of this state see it from now on.")
  expect((await admin.post(path, { intent: "reset-logo" })).status).toBe(303)
  expect(await sql("select from public.state_looks")).toHaveLength(0)
  expect((await admin.ask("/staff/state-looks/atlantis")).status).toBe(404)
  const member = await signedInBrowser()
  expect((await member.ask(path)).status).toBe(404)
})
