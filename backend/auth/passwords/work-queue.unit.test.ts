import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { WorkQueue } from "./work-queue.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const BUSY = { status: 503, headers: { "retry-after": "5" } }

/** A queue of tasks that run until the test ends them. */
function heldTasks(limits = { concurrency: 1, maxQueued: 2, maxWaitMs: 10_000 }) {
  const queue = new WorkQueue(limits)
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const run = (name: string) =>
    queue.run(() => {
      started.push(name)
      return new Promise<string>(resolve => ends.set(name, () => resolve(name)))
    })
  return { queue, run, started, end: (name: string) => ends.get(name)!() }
}

test("tasks run in order, as many at a time as allowed", async () => {
  const { run, started, end } = heldTasks({ concurrency: 2, maxQueued: 2, maxWaitMs: 10_000 })
  const all = ["a", "b", "c", "d"].map(run)
  expect(started).toEqual(["a", "b"])
  end("b")
  expect(await all[1]).toBe("b")
  await expect.poll(() => started).toEqual(["a", "b", "c"])
  for (const name of ["a", "c"]) end(name)
  await expect.poll(() => started).toContain("d")
  end("d")
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"])
})

test("when the queue is full, further tasks are refused at once", async () => {
  const { run } = heldTasks()
  for (const name of ["a", "b", "c"]) void run(name)
  await expect(run("d")).rejects.toMatchObject(BUSY)
})

test("a task that has waited too long is refused, even if the one before it never ends", async () => {
  const { run, started } = heldTasks()
  void run("a")
  const waiting = run("b")
  const refused = expect(waiting).rejects.toMatchObject(BUSY)
  vi.advanceTimersByTime(10_000)
  await refused
  void run("c")
  void run("d")
  expect(started).toEqual(["a"])
  await expect(run("e")).rejects.toMatchObject(BUSY)
})

test("a task that has started is not refused, and a failed one frees its place", async () => {
  const { queue, run, started, end } = heldTasks()
  const first = run("a")
  vi.advanceTimersByTime(60_000)
  end("a")
  expect(await first).toBe("a")
  await expect(queue.run(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed")
  void run("b")
  expect(started).toEqual(["a", "b"])
})
