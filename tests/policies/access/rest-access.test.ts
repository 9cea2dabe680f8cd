import { readFileSync } from "node:fs"
import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"
import { people } from "./actors.ts"
import { insertFixtures } from "./insert-fixtures.ts"
import { siteFixtures } from "./registrations.ts"
import { readInternalTables, readRelations } from "./relations.ts"

const backend = await testBackend()
const db = new pg.Client({ connectionString: backend.databaseUrl })
await db.connect()
afterAll(async () => {
  await db.end()
  await backend.close()
})
// access.test.ts proves that the file is what the matrix observes.
const matrix = readFileSync("tests/policies/access.expected.txt", "utf8").split("\n")
await insertFixtures(db, siteFixtures)

test("the REST API gives a visitor the rows of every table that the matrix allows", async () => {
  const relations = await readRelations(db, { ...siteFixtures, platformTables: [] })
  expect(relations.length).toBeGreaterThan(0)
  for (const { name, columns } of relations) {
    const selected = / S=(.*?)( [IUMPD]=|$)/.exec(matrix.find(line => line.startsWith(`${name} anon `))!)![1]
    const isDenied =
      selected === "denied" || columns.some(({ selectableBy }) => !selectableBy.includes("anon"))
    const expected = isDenied ? "401 42501" : `200 ${selected === "none" ? 0 : 1}`
    expect(`${name} ${await visitorResponse(name)}`).toBe(`${name} ${expected}`)
  }
})

test("the REST API exposes a table as soon as it is granted to anon", async () => {
  await db.query(`create table public.leak (id integer primary key); insert into public.leak values (1)`)
  await expect.poll(() => visitorResponse("public.leak")).toBe("401 42501")
  await db.query("grant select on public.leak to anon; alter table public.leak disable row level security")
  expect(await visitorResponse("public.leak")).toBe("200 1")
})

test("the REST API reaches no internal table, with any key, token or schema", async () => {
  const clients = {
    visitor: backend.visitor,
    member: await backend.member({ sub: people.a }),
    guardian: await backend.member({ sub: people.guardian }),
    staff: await backend.member({ sub: people.staff }),
    admin: await backend.member({ sub: people.admin, aal: "aal2" }),
    "secret key": backend.admin,
  }
  const tables = await readInternalTables(db, siteFixtures)
  for (const [caller, client] of Object.entries(clients)) {
    for (const { name } of tables) {
      const [schema, table] = name.split(".") as [never, never]
      const named = await client.schema(schema).from(table).select()
      const unnamed = await client.from(table).select()
      const written = await client
        .schema(schema)
        .from(table)
        .delete()
        .neq("version" as never, "" as never)
      expect([caller, name, named.error?.code, unnamed.error?.code, written.error?.code]).toEqual([
        ...[caller, name, "PGRST106", "PGRST205", "PGRST106"],
      ])
    }
  }
})

/** The status, and the number of rows or the error code. */
async function visitorResponse(name: string) {
  const url = `${SITE_URL}/rest/v1/${name.replace(/^public\./, "")}?select=*&limit=1`
  const response = await backend.backend.fetch(
    new Request(url, { headers: { apikey: backend.backend.publishableKey } }),
  )
  const body = await response.json()
  return `${response.status} ${Array.isArray(body) ? body.length : body.code}`
}
