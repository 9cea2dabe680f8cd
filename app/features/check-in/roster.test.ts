import { expect, test } from "vitest"
import type { Entry } from "./queries.ts"
import {
  codeIn,
  countPeople,
  foundEntries,
  freeSeats,
  kitsWithSteps,
  withChanges,
  withSignatures,
  withSteps,
} from "./roster.ts"

const NOW = Date.parse("2026-11-17T01:00:00Z")

function entry(number: number, more: Partial<Entry> = {}): Entry {
  const hash = { code_hash: "", name: `Ana ${number}`, party_size: 2, status: "confirmed" as const }
  const empty = {
    people: null,
    checked_in_at: null,
    checked_in_by: null,
    repeated_at: null,
  } as never as Entry
  return { ...empty, ...hash, registration_id: `r${number}`, number, ...more }
}

test("newer rows replace older ones, and canceled people leave the list", () => {
  const changed = [entry(2, { name: "Bo" }), entry(1, { status: "canceled" }), entry(3)]
  expect(withChanges([entry(1), entry(2)], changed).map(({ name }) => name)).toEqual(["Bo", "Ana 3"])
})

test("steps that are not sent yet show on the list, in their order", () => {
  const step = { registration: "r1", seconds_ago: 60 }
  const checkIn = { ...step, kind: "check-in", sequence: 1, people: 2 } as const
  const [row] = withSteps([entry(1)], [checkIn], "Front door", NOW)
  expect(row).toMatchObject({
    ...{ people: 2, checked_in_at: "2026-11-17T00:59:00.000Z", checked_in_by: "Front door" },
  })
  const [undone] = withSteps([entry(1)], [checkIn, { ...step, kind: "undo", sequence: 2 }], "Front door", NOW)
  expect(undone!.checked_in_at).toBeNull()
})

test("a walk-up who is not sent yet is on the list with a seat, until the helper undoes it", () => {
  const walkUp = {
    ...{ kind: "walk-up" as const, registration: "w1", name: "Ana Ruiz", email: "", people: 2 },
    ...{ sequence: 1, seconds_ago: 60 },
  }
  const added = withSteps([entry(1)], [walkUp], "Front door", NOW)
  expect(added[1]).toMatchObject({
    name: "Ana Ruiz",
    people: 2,
    is_walk_up: true,
    checked_in_by: "Front door",
  })
  expect(countPeople(added)).toEqual({ expected: 4, here: 2 })
  expect(freeSeats(3, added)).toBe(1)
  const undo = { kind: "undo", registration: "w1", sequence: 2, seconds_ago: 0 } as const
  const undone = withSteps([entry(1)], [walkUp, undo], "Front door", NOW)
  expect(undone).toHaveLength(1)
  expect(freeSeats(3, undone)).toBe(3)
})

test("check-ins are sent with the signed row of the list, other steps without", () => {
  const checkIn = { kind: "check-in", registration: "r1", people: 1, sequence: 1, seconds_ago: 0 } as const
  const undo = { kind: "undo", registration: "r1", sequence: 2, seconds_ago: 0 } as const
  const unknown = { ...checkIn, registration: "r2" }
  expect(withSignatures([checkIn, undo, unknown], [entry(1, { signature: "f0" })])).toEqual([
    { ...checkIn, name: "Ana 1", code_hash: "", party_size: 2, signature: "f0" },
    undo,
    unknown,
  ])
})

test("kits of unsent steps are added to their lot", () => {
  const step = { kind: "kits", seconds_ago: 0 } as const
  const steps = [
    { ...step, sequence: 1, lot: " a12 ", kits: 1 },
    { ...step, sequence: 2, lot: "B7", kits: 2 },
  ]
  expect(kitsWithSteps([{ lot: "A12", kits: 3 }], steps)).toEqual([
    { lot: "A12", kits: 4 },
    { lot: "B7", kits: 2 },
  ])
})

test.each([
  ["https://site.test/events/x/ticket/a1b2c3d4e5f6", "A1B2C3D4E5F6"],
  ["a1b2 c3d4-e5f6", "A1B2C3D4E5F6"],
  ["Ana", null],
  ["https://site.test/events/x", null],
])("the code in %s is %s", (text, code) => {
  expect(codeIn(text)).toBe(code)
})

test("people are found by a part of the name or by the ticket's code", async () => {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode("dateA1B2C3D4E5F6"))
  const roster = [entry(1, { name: "Bo K." }), entry(2, { code_hash: Buffer.from(bytes).toString("hex") })]
  const numbers = async (text: string) =>
    (await foundEntries(roster, "date", text)).map(({ number }) => number)
  expect(await numbers("bo")).toEqual([1])
  expect(await numbers("a1b2c3d4e5f6")).toEqual([2])
  expect(await numbers("")).toEqual([1, 2])
})

test("released seats are not expected, and only people who came are here", () => {
  const came = entry(1, { checked_in_at: "2026-11-17T00:59:00Z", people: 1 })
  expect(countPeople([came, entry(2), entry(3, { status: "released" })])).toEqual({ expected: 4, here: 1 })
})
