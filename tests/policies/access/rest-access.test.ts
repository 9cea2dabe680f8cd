import pg from "pg"
import { afterAll, expect, test, vi } from "vitest"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"
import { ours } from "../fixtures.ts"
import { observe, placeRows } from "./matrix.ts"
import { takenBack } from "./policy-test-db.ts"
import { readRelations } from "./relations.ts"

const backend = await testBackend()
const db = new pg.Client({ connectionString: backend.databaseUrl })
await db.connect()
afterAll(async () => {
  await db.end()
  await backend.close()
})
const matrix = await takenBack(db, () => observe(db, ours))
await placeRows(db, ours)

test("a visitor who asks the API for every table gets what the matrix says", async () => {
  const relations = await readRelations(db, { ...ours, platform: [] })
  expect(relations.length).toBeGreaterThan(0)
  for (const { name, columns } of relations) {
    const seen = / S=(.*?)( [IUMPD]=|$)/.exec(matrix.find(line => line.startsWith(`${name} anon `))!)![1]
    const isDenied = seen === "denied" || columns.some(({ selectableBy }) => !selectableBy.includes("anon"))
    const expected = isDenied ? "401 42501" : `200 ${seen === "none" ? 0 : 1}`
    expect(`${name} ${await askedByVisitor(name)}`).toBe(`${name} ${expected}`)
  }
})

test("what is opened behind the back of the matrix, the crawl sees open", async () => {
  await db.query(`create table public.leak (id integer primary key); insert into public.leak values (1)`)
  await vi.waitFor(async () => expect(await askedByVisitor("public.leak")).toBe("401 42501"))
  await db.query("grant select on public.leak to anon; alter table public.leak disable row level security")
  expect(await askedByVisitor("public.leak")).toBe("200 1")
})

/** The status, and the number of rows or the code of the error. */
async function askedByVisitor(name: string) {
  const address = `${SITE_URL}/rest/v1/${name.replace(/^public\./, "")}?select=*&limit=1`
  const answer = await backend.backend.fetch(
    new Request(address, { headers: { apikey: backend.backend.publishableKey } }),
  )
  const body = await answer.json()
  return `${answer.status} ${Array.isArray(body) ? body.length : body.code}`
}
