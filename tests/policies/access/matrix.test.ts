import { afterAll, expect, test } from "vitest"
import { judge } from "../lint/lint-schema.ts"
import { miniature } from "../sample/fixtures.ts"
import { actors } from "./actors.ts"
import { proveThatRolesBite } from "./attempt.ts"
import { catalogLines } from "./catalog-lines.ts"
import { differenceFromReviewed, updateIfAsked } from "./expected-file.ts"
import { observe } from "./matrix.ts"
import { miniatureLaboratory, takenBack } from "./policy-test-db.ts"

const { db, close } = await miniatureLaboratory()
afterAll(close)

const FILE = "tests/policies/sample/access.expected.txt"

test("the miniature schema has no fault", async () => {
  expect(await takenBack(db, () => judge(db, miniature))).toEqual([])
})

test("the matrix of the miniature is the reviewed one", async () => {
  const observed = await takenBack(db, async () => [
    ...(await observe(db, miniature)),
    ...(await catalogLines(db, miniature)),
  ])
  updateIfAsked(FILE, observed)
  expect(differenceFromReviewed(FILE, observed)).toBe("")
})

test("observing leaves nothing behind", async () => {
  await takenBack(db, async () => {
    await observe(db, miniature)
    expect((await db.query("select from mini.profiles")).rowCount).toBe(0)
  })
})

test("who may write what they may not read is seen to write it", async () => {
  const lines = await takenBack(db, async () => {
    await db.query(`grant update (county) on mini.reversal_reports to anon;
      create policy p on mini.reversal_reports for update to anon using (doses = 2) with check (true)`)
    return observe(db, miniature, ["mini.reversal_reports"])
  })
  expect(lines[0]).toBe(
    "mini.reversal_reports anon S=denied I=honest U=first(county) M=denied P=denied D=denied",
  )
})

test("rows whose key is hidden are counted by what is shown of them", async () => {
  const lines = await takenBack(db, async () => {
    await db.query("revoke select (id) on mini.donations from authenticated")
    return observe(db, miniature, ["mini.donations"])
  })
  expect(lines[1]).toMatch(/^mini.donations a S=\?×1 /)
})

test("a connection whose visitors keep the superuser's rights is refused", async () => {
  await takenBack(db, async () => {
    await db.query("alter role anon superuser")
    await expect(proveThatRolesBite(db, actors)).rejects.toThrow("anon reads a table without any grant")
  })
})
