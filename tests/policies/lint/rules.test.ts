import { afterAll, expect, test } from "vitest"
import { miniatureLaboratory, takenBack } from "../access/policy-test-db.ts"
import { miniature } from "../sample/fixtures.ts"
import { advisors } from "./advisors.ts"
import { judge } from "./lint-schema.ts"
import { rules } from "./rules.ts"
import { planted } from "./violations.ts"

const { db, close } = await miniatureLaboratory()
afterAll(close)

test.each(planted)("$fault", async ({ sql, fault }) => {
  const faults = await takenBack(db, async () => {
    await db.query(sql)
    return judge(db, miniature)
  })
  expect(faults).toContain(fault)
})

test("every rule and advisor has been seen to report something", () => {
  const ids = [...rules, ...advisors].map(({ id }) => id)
  expect(ids.filter(id => !planted.some(({ fault }) => fault.startsWith(`${id}: `)))).toEqual([])
})

test("a remark that no longer applies must leave the register", async () => {
  const register = { ...miniature, remarks: { "mini.gone has no policy": "nobody reads it" } }
  const faults = await takenBack(db, () => judge(db, register))
  expect(faults).toEqual(["remark that no longer applies: mini.gone has no policy"])
})
