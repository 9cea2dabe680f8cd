import { expect, test } from "vitest"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { GivingOptions } from "./options.ts"
import { donationSchema } from "./schema.ts"

const options: GivingOptions = {
  ...{ minCents: 100, maxCents: 2_500_000, kitCents: 3000, address: "2 Hill Road" },
  fees: {
    card: { percent: 2.9, fixedCents: 30, maxCents: null },
    bank: { percent: 0.8, fixedCents: 0, maxCents: 500 },
  },
  ...{ legalName: "Open Airway", ein: null, presets: [] },
}
const schema = donationSchema(options)
const GOOD = { frequency: "once", own_amount: "40", name: "Ana Reyes", email: "ana@example.org" }

function problemsOf(form: Record<string, unknown>) {
  const parsed = schema.safeParse({ ...GOOD, ...form })
  return parsed.success ? parsed.data.cents : parsed.error.issues.map(({ path }) => path[0])
}

test("an own or a suggested amount is enough, and the rest is optional", () => {
  expect(problemsOf({})).toBe(4000)
  expect(problemsOf({ own_amount: "", amount: "60" })).toBe(6000)
  expect(problemsOf({ own_amount: "60.00", amount: "60" })).toBe(6000)
})

test("amounts that are none, out of range or contradict each other are refused", () => {
  for (const own_amount of [
    "0",
    "-5",
    "0.001",
    "0.99",
    "1e12",
    "5,00",
    "５",
    "NaN",
    "25000.01",
    "9".repeat(50),
  ])
    expect(problemsOf({ own_amount })).toEqual(["own_amount"])
  expect(problemsOf({ own_amount: "" })).toEqual(["amount"])
  expect(problemsOf({ own_amount: "40", amount: "60" })).toEqual(["own_amount"])
  expect(problemsOf({ own_amount: "", amount: "0" })).toEqual(["own_amount"])
})

test("two frequencies, links as names and half a tribute are refused", () => {
  expect(problemsOf({ frequency: ["once", "monthly"] })).toEqual(["frequency"])
  expect(problemsOf({ name: "www.example.org" })).toEqual(["name"])
  expect(problemsOf({ tribute_kind: "memory" })).toEqual(["tribute_name"])
  expect(problemsOf({ tribute_name: "Sam" })).toEqual(["tribute_kind"])
  expect(problemsOf({ tribute_kind: "honor", tribute_name: "Sam", tribute_email: "sam" })).toEqual([
    "tribute_email",
  ])
})

test("what does not fit together is named together with what is missing", () => {
  const wrong = { name: "", email: "ana@", own_amount: "25001", tribute_name: "Sam", tribute_email: "sam" }
  expect(problemsOf(wrong)).toEqual(["name", "email", "own_amount", "tribute_kind", "tribute_email"])
  expect(problemsOf({ frequency: "daily", own_amount: "" })).toEqual(["frequency", "amount"])
  const file = new File(["x"], "x.txt")
  expect(problemsOf({ own_amount: file, tribute_email: file })).toEqual([
    ...["own_amount", "tribute_email", "tribute_kind"],
  ])
})

test("mistakes come in the order of the page, also those of several fields", () => {
  const form = new FormData()
  const wrong = { name: "", email: "ana@", own_amount: "", tribute_email: "sam", starts_on: "soon" }
  for (const [name, value] of Object.entries({ ...GOOD, ...wrong })) form.set(name, value)
  const parsed = parseForm(schema, form)
  expect(parsed.ok ? [] : Object.keys(parsed.errors)).toEqual([
    ...["amount", "name", "email", "starts_on", "tribute_kind", "tribute_email"],
  ])
})
