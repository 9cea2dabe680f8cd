import { expect, test } from "vitest"
import { createToasts } from "./toasts.ts"

test("a fourth notice sends the oldest away", () => {
  const toasts = createToasts()
  for (const title of ["one", "two", "three", "four"]) toasts.add({ title })
  expect(toasts.list().map(({ title }) => title)).toEqual(["two", "three", "four"])
})

test("listeners hear of what comes and goes, and of nothing else", () => {
  const toasts = createToasts()
  let heard = 0
  const stop = toasts.subscribe(() => void heard++)
  toasts.add({ title: "one" })
  toasts.remove(99)
  toasts.remove(toasts.list()[0]!.id)
  stop()
  toasts.add({ title: "two" })
  expect(heard).toBe(2)
})

test("two notices with the same words are two notices", () => {
  const toasts = createToasts()
  toasts.add({ title: "Saved." })
  toasts.add({ title: "Saved." })
  expect(new Set(toasts.list().map(({ id }) => id)).size).toBe(2)
})
