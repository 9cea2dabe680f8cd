import { expect, onTestFinished, test, vi } from "vitest"
import { adoptGuestProgress, clearGuestProgress } from "./guest-claim.ts"
import {
  clearPositions,
  hasGuestProgress,
  savePosition,
  storedPositions,
  unsyncedPositions,
} from "./guest-progress.ts"

function device(text?: string) {
  const stored = new Map<string, string>()
  if (text !== undefined) stored.set("lesson-positions", text)
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
    key: () => null,
    get length() {
      return stored.size
    },
  } satisfies Storage
}

test("answers are merged, and a finished lesson stays finished", () => {
  const storage = device()
  savePosition(storage, "one", null, { block: "b", index: 2, checks: { bridge: "a" }, done: true, at: 1 })
  savePosition(storage, "one", null, { block: "c", index: 3, seconds: 4, checks: { where: "b" }, at: 2 })
  expect(storedPositions(storage)({}, null)).toEqual({
    one: { block: "c", index: 3, seconds: 4, checks: { bridge: "a", where: "b" }, done: true, at: 2 },
  })
})

test("a guest's positions go to no member until one says that they were the guest", () => {
  const storage = device()
  savePosition(storage, "one", null, { block: "a" })
  savePosition(storage, "two", "ana", { block: "b" })
  const lessonsOf = (member: string) => unsyncedPositions(storage, member).map(({ lesson }) => lesson)
  expect([lessonsOf("ana"), lessonsOf("ben")]).toEqual([["two"], []])
  expect(Object.keys(storedPositions(storage)({}, null))).toEqual(["one"])
  adoptGuestProgress(storage, "ben")
  expect([lessonsOf("ana"), lessonsOf("ben")]).toEqual([["two"], ["one"]])
  expect(hasGuestProgress(storage)).toBe(false)
})

test("a no clears the guest's positions and leaves those of members", () => {
  const storage = device()
  savePosition(storage, "one", null, { block: "a" })
  savePosition(storage, "two", "ana", { block: "b" })
  expect(hasGuestProgress(storage)).toBe(true)
  clearGuestProgress(storage)
  expect(hasGuestProgress(storage)).toBe(false)
  expect(unsyncedPositions(storage, "ana")).toHaveLength(1)
})

test("synced positions are removed, those written in the meantime are not", () => {
  const storage = device()
  savePosition(storage, "one", "ana", { block: "a" })
  savePosition(storage, "two", "ana", { block: "a" })
  const synced = unsyncedPositions(storage, "ana")
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3 })
  onTestFinished(() => void vi.useRealTimers())
  savePosition(storage, "two", "ana", { block: "b" })
  clearPositions(storage, synced)
  expect(unsyncedPositions(storage, "ana").map(({ lesson, block }) => [lesson, block])).toEqual([
    ["two", "b"],
  ])
  clearPositions(storage, unsyncedPositions(storage, "ana"))
  expect(storage.length).toBe(0)
})

test("the newer of the device's and the server's position wins", () => {
  const storage = device()
  const known = { one: { block: "i", index: 9, seconds: 0, checks: { a: "1" }, done: true, at: 5 } }
  savePosition(storage, "one", "ana", { block: "d", index: 4, checks: { b: "2" }, at: 4 })
  expect(storedPositions(storage)(known, "ana").one).toEqual({ ...known.one, checks: { a: "1", b: "2" } })
  savePosition(storage, "one", "ana", { block: "e", index: 5, at: 6 })
  expect(storedPositions(storage)(known, "ana").one).toEqual({
    ...{ block: "e", index: 5, seconds: 0, checks: { a: "1", b: "2" }, done: true, at: 6 },
  })
})

test.each(["", "no json", "[]", '{"one": 1}', '{"one": {"block": "x"}}', "null"])(
  "%j under our name is no progress",
  text => {
    expect(storedPositions(device(text))({}, null)).toEqual({})
  },
)
