import { PassThrough } from "node:stream"
import { expect, test, vi } from "vitest"
import { readBody } from "./request-body.ts"

function request() {
  return Object.assign(new PassThrough(), { headers: {} }) as never
}

test("a body that arrives too slowly is rejected after ten seconds", async () => {
  vi.useFakeTimers()
  const slow = request() as PassThrough
  const response = readBody(slow as never, {} as never, 1000)
  slow.write("a=")
  await vi.advanceTimersByTimeAsync(10_001)
  expect(await response).toEqual({ status: 408, message: "The request took too long to arrive." })
  vi.useRealTimers()
})

test("a received body leaves no timer behind", async () => {
  vi.useFakeTimers()
  const quick = request() as PassThrough
  const response = readBody(quick as never, {} as never, 1000)
  quick.end("a=1")
  await vi.advanceTimersByTimeAsync(1)
  expect(String(await response)).toBe("a=1")
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
