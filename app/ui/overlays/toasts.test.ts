import { expect, test } from "vitest"
import { createToasts } from "./toasts.ts"

test("a fourth toast removes the oldest", () => {
  const toasts = createToasts()
  for (const title of ["one", "two", "three", "four"]) toasts.add({ title })
  expect(toasts.list().map(({ title }) => title)).toEqual(["two", "three", "four"])
})

test("listeners are notified only of changes", () => {
  const toasts = createToasts()
  let notified = 0
  const stop = toasts.subscribe(() => void notified++)
  toasts.add({ title: "one" })
  toasts.remove(99)
  toasts.remove(toasts.list()[0]!.id)
  stop()
  toasts.add({ title: "two" })
  expect(notified).toBe(2)
})

test("two toasts with the same text are separate", () => {
  const toasts = createToasts()
  toasts.add({ title: "Saved." })
  toasts.add({ title: "Saved." })
  expect(new Set(toasts.list().map(({ id }) => id)).size).toBe(2)
})
