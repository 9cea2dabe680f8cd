import { afterAll, beforeAll, expect, test } from "vitest"
import { actors } from "../access/actors.ts"
import { insertFixtures } from "../access/insert-fixtures.ts"
import { policyTestDb } from "../access/policy-test-db.ts"
import { registrations, siteFixtures } from "../access/registrations.ts"
import { readRelations } from "../access/relations.ts"
import { fillTables } from "./fill-tables.ts"
import { planViolations } from "./plan-violations.ts"

const { db, close } = await policyTestDb()
afterAll(close)

const readers = actors.filter(({ name }) => ["anon", "a", "guardian", "admin-aal2"].includes(name))
const relations = (await readRelations(db, siteFixtures)).filter(
  ({ name, kind }) => kind === "table" && name.startsWith("public."),
)
const smallTables = relations.map(({ name }) => name).filter(name => registrations[name]?.staysSmall)
const growing = relations.map(({ name }) => name).filter(name => !smallTables.includes(name))

beforeAll(async () => {
  await db.query("begin")
  await insertFixtures(db, siteFixtures)
  await fillTables(db, growing, smallTables)
})

async function violations(names: string[]) {
  const found: string[] = []
  for (const relation of relations.filter(({ name }) => names.includes(name)))
    for (const actor of readers) found.push(...(await planViolations(db, actor, relation, growing)))
  return found
}

test("no request reads rows that its caller may not see, on 100 000 rows of each table", async () => {
  expect(growing.length).toBeGreaterThan(20)
  expect(await violations(growing)).toEqual([])
})

test.each<[string, string, string]>([
  [
    "enrollments",
    "members read their own progress, guardians their learners'",
    "user_id in (select private.visible_people())",
  ],
  [
    "kit_requests",
    "members read their own requests, outreach all",
    "user_id = (select auth.uid()) or (select private.is_staff('outreach'))",
  ],
  [
    "certificate_events",
    "holders and instructors read certificate events",
    "exists (select from public.certificates c where c.id = certificate_id and c.user_id = (select auth.uid()))",
  ],
])("a policy of %s that decides row by row is noticed", async (table, policy, condition) => {
  await db.query("savepoint changed_policy")
  await db.query(`alter policy "${policy}" on public.${table} using (${condition})`)
  const found = await violations([`public.${table}`])
  await db.query("rollback to savepoint changed_policy")
  expect(found).toContainEqual(expect.stringMatching(`^public.${table} a, no filter: .*Scan on ${table}$`))
})
