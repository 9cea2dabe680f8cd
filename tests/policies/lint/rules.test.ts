import { afterAll, expect, test } from "vitest"
import { sampleTestDb, withRollback } from "../access/policy-test-db.ts"
import { sampleFixtures } from "../sample/fixtures.ts"
import { advisors } from "./advisors.ts"
import { lintSchema } from "./lint-schema.ts"
import { rules } from "./rules.ts"
import { violations } from "./violations.ts"

const { db, close } = await sampleTestDb()
afterAll(close)

test.each(violations)("$message", async ({ sql, message }) => {
  const messages = await withRollback(db, async () => {
    await db.query(sql)
    return lintSchema(db, sampleFixtures)
  })
  expect(messages).toContain(message)
})

test("every rule and advisor has a violation that it reports", () => {
  const ids = [...rules, ...advisors].map(({ id }) => id)
  expect(ids.filter(id => !violations.some(({ message }) => message.startsWith(`${id}: `)))).toEqual([])
})

test("accepted advice that no longer applies is reported", async () => {
  const fixtures = { ...sampleFixtures, acceptedAdvice: { "sample.gone has no policy": "not used" } }
  const messages = await withRollback(db, () => lintSchema(db, fixtures))
  expect(messages).toEqual(["accepted advice that no longer applies: sample.gone has no policy"])
})
