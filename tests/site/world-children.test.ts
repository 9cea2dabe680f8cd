import { afterAll, expect, test } from "vitest"
import { GAMES, PLACES } from "#app/features/world/places.ts"
import { dayOf, optionsOf } from "#app/features/world-coins/daily.server.ts"
import { sessionSite } from "../support/session-site.ts"

const { browserOf, close, requests, signedInBrowser, sql } = await sessionSite()
afterAll(close)

const WORLD = "/narcatsworld"
const COINS = `${WORLD}/coins`
const STORY = { source: "scene:quad/the-locked-door", proof: ["knock", "open", "spray", "breathe"] }
const BAG = ["spray", "gloves", "shield", "phone", "steps", "helplines", "id", "water"]
const GUEST_WORLD = {
  finished: [STORY, { source: "game:quad/bag", proof: BAG }],
  ...{ bought: ["bow-tie"], costume: "bow-tie", background: null, nameplate: "Kind Otter" },
}
/** Functions that only read. */
const READING_CALLS = /^POST \/rest\/v1\/rpc\/(coin_amounts|new_nameplate)$/

test("a child under 13 plays the whole world as a guest, and no row of any table changes", async () => {
  const child = browserOf(new Map())
  const { headers } = await child.post("/login?step=age", { age: "under-13" })
  expect(headers.location).toBe("/login?step=under-13")
  const before = await contentsOfTables()
  expect(Object.keys(before).length).toBeGreaterThan(100)
  requests.length = 0

  const pages = PLACES.flatMap(({ key, scenes }) => ["", ...scenes, ...GAMES].map(page => `/${key}/${page}`))
  for (const page of ["", "/wardrobe", "/daily", "/coins", ...pages.map(page => page.replace(/\/$/, ""))])
    expect([page, (await child.ask(WORLD + page)).status]).toEqual([page, 200])
  const ending = await child.ask(`${WORLD}/quad/the-locked-door?path=${STORY.proof.join(".")}`)
  expect(ending.text).toContain("You’ve finished this one.")
  const day = dayOf(Date.now())
  const option = optionsOf(day)[0]!.key
  expect((await child.post(`${WORLD}/daily`, { day, option })).status).toBe(200)
  expect(requests.filter(line => !line.startsWith("GET ") && !READING_CALLS.test(line))).toEqual([])

  // What the pages of a guest never send is refused.
  for (const body of [STORY, { world: GUEST_WORLD }])
    expect((await child.ask(COINS, json(body))).headers.location).toMatch(/^\/login/)
  const buying = await child.post(`${WORLD}/wardrobe`, { intent: "buy", item: "bow-tie" })
  expect(buying.headers.location).toMatch(/^\/login/)
  expect(await changedTables(before)).toEqual([])
})

test("an account whose owner turns out to be under 13 plays, and no row of any table changes", async () => {
  const child = await signedInBrowser()
  await sql("update public.profiles set adult_on = current_date + interval '6 years' where id = $1", [
    child.userId,
  ])
  await child.ask(`${WORLD}/wardrobe`)
  const before = await contentsOfTables()
  expect(JSON.parse((await child.ask(COINS, json(STORY))).text)).toMatchObject({ outcome: "too-young" })
  const kept = await child.ask(COINS, json({ world: GUEST_WORLD }))
  expect(JSON.parse(kept.text).kept).toMatchObject({ earned: 0, bought: [] })
  for (const intent of ["buy", "wear", "take-off", "nameplate"])
    expect((await child.post(`${WORLD}/wardrobe`, { intent, item: "bow-tie" })).status).toBe(303)
  expect(await changedTables(before)).toEqual([])

  // The comparison notices a change of one row.
  await sql("update public.profiles set display_name = 'Ana' where id = $1", [child.userId])
  expect(await changedTables(before)).toEqual(["public.profiles"])
})

function json(body: object) {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
}

/** A checksum of the rows of every table, the outbox of emails and the audit log included. */
async function contentsOfTables(): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
     order by 1`,
  )
  const contents: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await sql<{ rows: string }>(
      `select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as rows from ${name} t`,
    )
    contents[name] = row!.rows
  }
  return contents
}

async function changedTables(before: Record<string, string>) {
  const after = await contentsOfTables()
  return Object.keys(after).filter(table => after[table] !== before[table])
}
