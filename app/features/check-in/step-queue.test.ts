import { expect, test } from "vitest"
import { openQueue } from "./step-queue.ts"

function memory() {
  const values = new Map<string, string>()
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  }
}

test("steps keep their number and get older, also after the page was closed", () => {
  const storage = memory()
  const queue = openQueue("date", storage)
  queue.note({ kind: "undo", registration: "r1" }, 1_000)
  queue.note({ kind: "undo", registration: "r2" }, 2_000)
  queue.remove([1])
  const again = openQueue("date", storage)
  expect(again.device).toBe(queue.device)
  expect(again.waiting(12_000)).toEqual([{ kind: "undo", registration: "r2", sequence: 2, seconds_ago: 10 }])
  again.note({ kind: "undo", registration: "r3" }, 12_000)
  expect(again.waiting(12_000).map(({ sequence }) => sequence)).toEqual([2, 3])
})

test("another date starts with an empty list", () => {
  const storage = memory()
  openQueue("date", storage).note({ kind: "undo", registration: "r1" })
  expect(openQueue("other", storage).waiting()).toEqual([])
})
