import { afterAll, expect, test } from "vitest"
import { actors, people } from "./actors.ts"
import { insertFixtures } from "./insert-fixtures.ts"
import { policyTestDb, withRollback } from "./policy-test-db.ts"
import { registrations, siteFixtures } from "./registrations.ts"
import { identifier, qualified, runAs } from "./run-as.ts"

const { db, close } = await policyTestDb()
afterAll(close)
const guardian = actors.find(({ name }) => name === "guardian")!

const guardianColumns = Object.fromEntries(
  Object.entries(registrations).flatMap(([name, registration]) =>
    registration.guardianColumns ? [[name, registration.guardianColumns]] : [],
  ),
)
const hiddenTables = Object.keys(registrations).filter(name => registrations[name]!.hiddenFromGuardians)

/** Tables that guardians must never read, also those that do not exist yet. */
const ALWAYS_HIDDEN =
  `reversal_reports reversals refill_requests messages contact_messages quiz_attempts quiz_answers
  lesson_answers surveys survey_responses search_history searches help_requests`.split(/\s+/)

interface Table {
  name: string
  /** Columns that reference a user. */
  people: string[]
  readable: string[]
  isPublic: boolean
}

async function apiTables() {
  const { rows } = await db.query<Table>(
    `select 'public.' || c.relname as name,
       array(select distinct a.attname::text from pg_constraint k join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass)) as people,
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         and has_column_privilege('authenticated', c.oid, a.attnum, 'SELECT')) as readable,
       coalesce((select bool_and(coalesce(substring(col_description(c.oid, a.attnum) from '^class:\\w+'),
           obj_description(c.oid, 'pg_class')) like 'class:public%') from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
           and has_column_privilege('authenticated', c.oid, a.attnum, 'SELECT')), true) as "isPublic"
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1`,
  )
  return rows
}

/** Whether the guardian sees a row of a table in which every row has the learner in this column. */
async function isVisible(table: Table, column: string) {
  const name = qualified(table.name)
  await db.query("savepoint visibility; set local session_replication_role = replica")
  try {
    const isLearner = `${identifier(column)} = '${people.minor}'`
    const existing = await db.query(`select 1 from ${name} where ${isLearner}`)
    if (existing.rowCount === 0) {
      const moved = await db.query(
        `update ${name} set ${isLearner} where ctid = (select ctid from ${name} limit 1)`,
      )
      if (moved.rowCount !== 1) throw new Error(`${table.name} has no fixture row`)
    }
    await db.query(`delete from ${name} where (${isLearner}) is not true`)
    const selected = await runAs(db, guardian, `select count(*)::int as count from ${name}`)
    return "rows" in selected && Number(selected.rows[0]!.count) > 0
  } finally {
    await db.query("rollback to savepoint visibility; release savepoint visibility")
  }
}

test("a verified guardian reads only the guardian columns of a learner's rows", async () => {
  await withRollback(db, async () => {
    await insertFixtures(db, siteFixtures)
    const visible = new Set<string>()
    for (const table of await apiTables()) {
      for (const column of table.people) {
        // A guardianship that names the learner as guardian says nothing about its visibility.
        const isOtherSide = table.name === "public.guardianships" && column !== "learner_id"
        if (!isOtherSide && (await isVisible(table, column))) visible.add(table.name)
      }
      const columns = guardianColumns[table.name]
      if (columns) expect([table.name, table.readable]).toEqual([table.name, columns])
    }
    expect([...visible].sort()).toEqual(Object.keys(guardianColumns).sort())
  })
})

test("tables that guardians must never read are hidden from them", async () => {
  const tables = await apiTables()
  const names = tables.map(({ name }) => name)
  const always = ALWAYS_HIDDEN.map(name => `public.${name}`)
  expect(always.filter(name => names.includes(name) && !hiddenTables.includes(name))).toEqual([])
  expect(hiddenTables.filter(name => !names.includes(name) || name in guardianColumns)).toEqual([])
  await withRollback(db, async () => {
    await insertFixtures(db, siteFixtures)
    for (const { name } of tables.filter(
      table => hiddenTables.includes(table.name) && table.people.length === 0,
    )) {
      const selected = await runAs(db, guardian, `select 1 from ${qualified(name)}`)
      expect([name, "rows" in selected ? selected.rows.length : 0]).toEqual([name, 0])
    }
  })
})

test("a table that references no user has only public columns, unless it is hidden", async () => {
  const personal = (await apiTables()).filter(
    ({ name, people, isPublic }) => people.length === 0 && !isPublic && !hiddenTables.includes(name),
  )
  expect(personal.map(({ name }) => name)).toEqual([])
})

test("a policy that lets guardians read another table is noticed", async () => {
  await withRollback(db, async () => {
    await insertFixtures(db, siteFixtures)
    await db.query(`alter policy "members read their own roles, administrators all" on public.user_roles
      using (user_id = any (array(select private.visible_people())))`)
    const roles = (await apiTables()).find(({ name }) => name === "public.user_roles")!
    expect(await isVisible(roles, "user_id")).toBe(true)
  })
})
