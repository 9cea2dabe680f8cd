import { afterAll, expect, test } from "vitest"
import { laboratory, takenBack } from "../access/policy-test-db.ts"
import { ours } from "../fixtures.ts"
import { judge } from "./lint-schema.ts"

const { db, close } = await laboratory()
afterAll(close)

test("no table, view, policy, function or grant breaks a rule", async () => {
  expect(await takenBack(db, () => judge(db, ours))).toEqual([])
})

test("a table made in public is locked from the start", async () => {
  await takenBack(db, async () => {
    await db.query("create table public.forgotten (id integer primary key)")
    const { rows } = await db.query(
      "select relrowsecurity from pg_class where oid = 'public.forgotten'::regclass",
    )
    expect(rows).toEqual([{ relrowsecurity: true }])
  })
})
