import { expect, test } from "vitest"
import { onceSettled } from "./once-settled.ts"

test("work starts when the page has settled, unless its part of the page was removed before", async () => {
  const { promise: settled, resolve: settle } = Promise.withResolvers<void>()
  const started: string[] = []
  const stops = ["removed", "kept"].map(name => onceSettled(async () => void started.push(name), settled))
  stops[0]!()
  expect(started).toEqual([])
  settle()
  await settled
  expect(started).toEqual(["kept"])
})

test("work that has started is stopped when its part of the page is removed", async () => {
  const { promise: signal, resolve: start } = Promise.withResolvers<AbortSignal>()
  const stop = onceSettled(async signal => start(signal), Promise.resolve())
  expect((await signal).aborted).toBe(false)
  stop()
  expect((await signal).aborted).toBe(true)
})
