import { expect, onTestFinished, test, vi } from "vitest"
import { clearPositions, savePosition, storedPositions, unsyncedPositions } from "./guest-progress.ts"

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
  savePosition(storage, "one", null, { block: 2, checks: { bridge: "a" }, done: true })
  savePosition(storage, "one", null, { block: 3, seconds: 4, checks: { where: "b" }, done: false })
  expect(storedPositions(storage)({}, null)).toEqual({
    one: { block: 3, seconds: 4, checks: { bridge: "a", where: "b" }, done: true },
  })
})

test("a guest's positions go to the member who signs in, and other members never see them", () => {
  const storage = device()
  savePosition(storage, "one", null, { block: 1 })
  savePosition(storage, "two", "ana", { block: 2 })
  expect(unsyncedPositions(storage, "ana").map(({ lesson }) => lesson)).toEqual(["one", "two"])
  expect(unsyncedPositions(storage, "ben").map(({ lesson }) => lesson)).toEqual(["one"])
  expect(Object.keys(storedPositions(storage)({}, null))).toEqual(["one"])
})

test("synced positions are removed, those written in the meantime are not", () => {
  const storage = device()
  savePosition(storage, "one", "ana", { block: 1 })
  savePosition(storage, "two", "ana", { block: 1 })
  const synced = unsyncedPositions(storage, "ana")
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3 })
  onTestFinished(() => void vi.useRealTimers())
  savePosition(storage, "two", "ana", { block: 2 })
  clearPositions(storage, synced)
  expect(unsyncedPositions(storage, "ana").map(({ lesson, block }) => [lesson, block])).toEqual([["two", 2]])
  clearPositions(storage, unsyncedPositions(storage, "ana"))
  expect(storage.length).toBe(0)
})

test("the device's positions override the server's", () => {
  const storage = device()
  savePosition(storage, "one", null, { block: 4, checks: { b: "2" } })
  const known = { one: { block: 9, seconds: 0, checks: { a: "1" }, done: true } }
  expect(storedPositions(storage)(known, "ana").one).toEqual({
    block: 4,
    seconds: 0,
    checks: { a: "1", b: "2" },
    done: true,
  })
})

test.each(["", "no json", "[]", '{"one": 1}', '{"one": {"block": "x"}}', "null"])(
  "%j under our name is no progress",
  text => {
    expect(storedPositions(device(text))({}, null)).toEqual({})
  },
)
