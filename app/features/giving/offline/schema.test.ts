import { expect, test } from "vitest"
import { checkBatchSchema } from "./batch-schema.ts"
import { offlineGiftSchema } from "./schema.ts"

const BATCH = { batch: crypto.randomUUID(), received_on: "2026-11-19", expected: "90" }

function problemsOf(schema: typeof offlineGiftSchema | typeof checkBatchSchema, form: object) {
  return schema.safeParse(form).error?.issues.map(({ path }) => path[0])
}

test("everything that is wrong in a gift is named at once", () => {
  const gift = { source: "check", amount: "12,5", name: "", email: "ana@", received_on: "" }
  expect(problemsOf(offlineGiftSchema, gift)).toEqual(["name", "received_on", "email", "amount"])
  const thing = { ...gift, source: "in-kind", amount: "40" }
  expect(problemsOf(offlineGiftSchema, thing)).toEqual(["name", "received_on", "email", "amount", "thing"])
})

test("everything that is wrong in a batch of checks is named at once", () => {
  const wrong = { ...BATCH, received_on: "", expected: "x", name_2: "Ana", reference_5: "x".repeat(61) }
  expect(problemsOf(checkBatchSchema, wrong)).toEqual([
    ...["received_on", "reference_5", "expected", "amount_2", "amount_5", "name_5"],
  ])
  expect(problemsOf(checkBatchSchema, { ...BATCH, expected: "" })).toEqual(["expected", "amount_1"])
})

test("checks keep their rows, and rows without any text are left out", () => {
  const rows = {
    amount_2: "40",
    name_2: " Ana Reyes ",
    email_2: "",
    amount_5: "$50",
    name_5: "Ben",
    reference_5: "1203",
  }
  expect(checkBatchSchema.parse({ ...BATCH, ...rows })).toEqual({
    ...{ batch: BATCH.batch, received_on: BATCH.received_on, expected_cents: 9000 },
    checks: [
      { cents: 4000, name: "Ana Reyes", email: null, reference: null },
      { cents: 5000, name: "Ben", email: null, reference: "1203" },
    ],
  })
})
