import { expect, test } from "vitest"
import { forgetTests, heldTests, keepTest } from "./guest-quizzes.ts"

function emptyStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test("a test is open, then passed, and a later try does not take that away", () => {
  const storage = emptyStorage()
  keepTest(storage, "a", "open")
  expect(heldTests(storage)).toMatchObject({ a: { isPassed: false } })
  keepTest(storage, "a", "passed")
  keepTest(storage, "a", "open")
  keepTest(storage, "a", null)
  expect(heldTests(storage)).toMatchObject({ a: { isPassed: true } })
})

test("a missed test is no longer open, and the others stay", () => {
  const storage = emptyStorage()
  keepTest(storage, "a", "open")
  keepTest(storage, "b", "open")
  keepTest(storage, "a", null)
  expect(Object.keys(heldTests(storage))).toEqual(["b"])
})

test("after thirty days the server has forgotten it, and so has the device", () => {
  const storage = emptyStorage()
  keepTest(storage, "a", "passed")
  expect(heldTests(storage, Date.now() + 29 * 86_400_000)).toHaveProperty("a")
  expect(heldTests(storage, Date.now() + 31 * 86_400_000)).toEqual({})
})

test("nonsense under the same name is nothing, and forgetting leaves nothing", () => {
  const storage = emptyStorage()
  for (const nonsense of ["", "[", "null", '{"a":1}', '{"a":{"isPassed":"yes","at":1}}']) {
    storage.setItem("course-tests", nonsense)
    expect(heldTests(storage)).toEqual({})
  }
  keepTest(storage, "a", "passed")
  forgetTests(storage)
  expect(storage.getItem("course-tests")).toBeNull()
})
