import { expect, test } from "vitest"
import { forgetSteps, openQueue, unsentSteps } from "./step-queue.ts"

/** A storage in memory, as browsers have it. */
function memory(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: index => [...values.keys()][index] ?? null,
    getItem: name => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: name => void values.delete(name),
    clear: () => values.clear(),
  }
}

test("steps keep their number and get older, also after the page was closed", () => {
  const storage = memory()
  const queue = openQueue("event", "date", storage)
  queue.note({ kind: "undo", registration: "r1" }, 1_000)
  queue.note({ kind: "undo", registration: "r2" }, 2_000)
  queue.remove([1])
  const again = openQueue("event", "date", storage)
  expect(again.device).toBe(queue.device)
  expect(again.waiting(12_000)).toEqual([{ kind: "undo", registration: "r2", sequence: 2, seconds_ago: 10 }])
  again.note({ kind: "undo", registration: "r3" }, 12_000)
  expect(again.waiting(12_000).map(({ sequence }) => sequence)).toEqual([2, 3])
})

test("another date starts with an empty list", () => {
  const storage = memory()
  openQueue("event", "date", storage).note({ kind: "undo", registration: "r1" })
  expect(openQueue("event", "other", storage).waiting()).toEqual([])
})

test("once everything is sent, nothing is stored", () => {
  const storage = memory()
  const queue = openQueue("event", "date", storage)
  queue.note({ kind: "walk-up", registration: "r1", name: "Ana Ruiz", email: "", people: 1 })
  expect(storage).toHaveLength(1)
  queue.remove([1])
  expect(storage).toHaveLength(0)
  queue.note({ kind: "undo", registration: "r1" })
  expect(queue.waiting().map(({ sequence }) => sequence)).toEqual([2])
})

test("the steps of an event are forgotten, and those of other events kept", () => {
  const storage = memory()
  for (const [event, date] of [
    ["night", "d1"],
    ["night", "d2"],
    ["night-shift", "d3"],
  ] as const)
    openQueue(event, date, storage).note({ kind: "undo", registration: "r1" })
  expect(forgetSteps("night", storage)).toBe(2)
  expect(unsentSteps("night", storage)).toBe(0)
  expect(unsentSteps("night-shift", storage)).toBe(1)
})
