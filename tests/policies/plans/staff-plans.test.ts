import pg from "pg"
import { afterAll, expect, test, vi } from "vitest"
import type { Cursor, ListState, StaffTile } from "#app/lib/staff/define-staff-list.ts"
import { keysetPage, PER_PAGE } from "#app/lib/staff/list-state.ts"
import { Database, type RequestContext, type Statement } from "#backend/postgres/database.ts"
import { testBackend } from "#tests/support/backend.ts"
import { addFixtures, type MeasuredList, SEARCHED, staffLists } from "./staff-lists.ts"
import { growStaffTables } from "./staff-rows.ts"

const SMALL = 1_000
const LARGE = 8_000
const GOAL = 1.5
/** A deeper index and a page of the table for each row are no growth. */
const TOLERANCE = 80
/** A search looks through this many of the newest rows first. */
const SEARCH_WINDOW = 1_000
const NONE = ", a search that finds none"
const SECOND = ", second page"
const TILE = ", tile "

const ONLY_SEARCHED = "/staff/people, everyone"
/** How much of an entry of the audit log can be undone depends on the records it is about. */
const AUDIT = /^\/staff\/audit, all/

const { sql, member, databaseUrl, close } = await testBackend()
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()
afterAll(async () => {
  await client.end()
  await close()
})

await addFixtures(client)
const [admin] = await sql<{ id: string }>(
  "insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), gen_random_uuid() || '@example.org', now()) returning id",
)
await sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [admin!.id])
const db = await member({ sub: admin!.id, aal: "aal2" })
const lists = (await staffLists()).filter(({ staysSmall }) => !staysSmall)
const asked: { context: RequestContext; statement: Statement }[] = []
for (const method of ["read", "write"] as const) {
  const original = Database.prototype[method] as (...args: unknown[]) => Promise<never>
  vi.spyOn(Database.prototype, method).mockImplementation(function (this: Database, ...args: unknown[]) {
    asked.push({ context: args[0] as RequestContext, statement: args[1] as Statement })
    return original.apply(this, args)
  })
}

interface Measured {
  pages: number
  rows: number
  next: Cursor | null
}

/** What the first page of each view takes, the second one, a search that finds none, and the counts of the start page. */
async function measureAll() {
  const measured = new Map<string, Measured>()
  for (const measuredList of lists) {
    const { path, views, hasSearch } = measuredList
    for (const view of views) {
      const first = await measure(measuredList, { view })
      measured.set(`${path}, ${view}`, first)
      if (first.next)
        measured.set(`${path}, ${view}${SECOND}`, await measure(measuredList, { view, after: first.next }))
    }
    if (SEARCHED[path]) {
      const [{ word } = { word: "" }] = await sql<{ word: string }>(SEARCHED[path])
      const found = await measure(measuredList, { view: views[0]!, search: word })
      measured.set(`${path}, a search that finds rows`, found)
    }
    if (hasSearch) {
      const search = { view: views[0]!, search: "zyxwvut" }
      measured.set(`${path}${NONE}`, await measure(measuredList, search))
    }
    for (const { title, count } of measuredList.list.tiles)
      if (count) measured.set(`${path}${TILE}${title}`, await measureCount(count))
  }
  return measured
}

async function measure({ list }: MeasuredList, chosen: Pick<ListState, "view"> & Partial<ListState>) {
  const state = { search: "", filters: {}, columns: null, after: null, ...chosen }
  asked.length = 0
  const query = list.rows(db as never, state, new Date().toISOString(), PER_PAGE + 1)
  const { rows, next } = await keysetPage(query, list.order, state.after)
  return { pages: await pagesOfAsked(), rows: rows.length, next }
}

async function measureCount(count: NonNullable<StaffTile["count"]>): Promise<Measured> {
  asked.length = 0
  const rows = await count(db)
  return { pages: await pagesOfAsked(), rows, next: null }
}

async function pagesOfAsked() {
  let pages = 0
  for (const { context, statement } of asked) pages += await pagesRead(context, statement)
  return pages
}

/** The pages that PostgreSQL reads for a statement of the API, functions included. */
async function pagesRead({ role, claims }: RequestContext, { text, values }: Statement) {
  await client.query("begin")
  await client.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(claims)])
  await client.query(`set local role ${role}`)
  const explain = `explain (analyze, buffers, format json) ${text}`
  // The first call of a function also reads the catalog, to plan what the function asks.
  await client.query(explain, values as unknown[])
  const { rows } = await client.query(explain, values as unknown[])
  await client.query("rollback")
  const { Plan: plan } = rows[0]["QUERY PLAN"][0]
  return plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]
}

/** Afterwards autovacuum has nothing to do, so no plan changes while its pages are counted. */
async function growTo(size: number, columns?: Awaited<ReturnType<typeof growStaffTables>>) {
  const filled = await growStaffTables(client, lists, size, columns)
  await client.query("vacuum analyze")
  return filled
}

test("no view of a staff list reads more when its table grows", async () => {
  const columns = await growTo(SMALL)
  const small = await measureAll()
  await growTo(LARGE, columns)
  const large = await measureAll()
  const growing = [...large].flatMap(([name, { pages }]) => {
    const before = (small.get(name) ?? small.get(name.replace(SECOND, "")))!.pages
    const most = GOAL * before + (name.endsWith(NONE) ? SEARCH_WINDOW : TOLERANCE)
    return pages > most && !AUDIT.test(name) ? [`${name}: ${before} → ${pages} pages`] : []
  })
  expect(growing).toEqual([])
  const empty = [...small].flatMap(([name, { rows }]) =>
    rows === 0 && !name.endsWith(NONE) && !name.includes(TILE) && name !== ONLY_SEARCHED ? [name] : [],
  )
  expect(empty).toEqual([])
}, 900_000)
