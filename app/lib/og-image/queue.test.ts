import { expect, test } from "vitest"
import { createQueue } from "./queue.ts"

function testQueue(maxWaiting: number) {
  const queue = createQueue(maxWaiting)
  const started: string[] = []
  const open = new Map<string, PromiseWithResolvers<string>>()
  const request = (key: string) =>
    queue(key, () => {
      started.push(key)
      const job = Promise.withResolvers<string>()
      open.set(key, job)
      return job.promise
    })
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  return { request, started, open, settle }
}

test("jobs run one after another, and the same key runs once", async () => {
  const { request, started, open, settle } = testQueue(5)
  const first = request("a")
  const again = request("a")
  const second = request("b")
  await settle()
  expect(started).toEqual(["a"])
  open.get("a")!.resolve("A")
  expect([await first, await again]).toEqual(["A", "A"])
  await settle()
  expect(started).toEqual(["a", "b"])
  open.get("b")!.resolve("B")
  expect(await second).toBe("B")
})

test("the result is null when too many jobs are waiting", async () => {
  const { request, open, settle } = testQueue(2)
  const first = request("a")
  request("b")
  expect(await request("c")).toBeNull()
  await settle()
  open.get("a")!.resolve("A")
  await first
  request("c")
  await settle()
  open.get("b")!.resolve("B")
  await settle()
  expect(open.has("c")).toBe(true)
})

test("a failed job does not block the next one", async () => {
  const { request, started, open, settle } = testQueue(5)
  const first = request("a")
  request("b")
  await settle()
  open.get("a")!.reject(new Error("job failed"))
  await expect(first).rejects.toThrow("job failed")
  await settle()
  expect(started).toEqual(["a", "b"])
})
