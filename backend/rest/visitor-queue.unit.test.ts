import { expect, test } from "vitest"
import { VisitorQueue } from "./visitor-queue.ts"

function tasks(queue: VisitorQueue) {
  const started: string[] = []
  const finish: (() => void)[] = []
  const run = (network: string, label = network) =>
    queue.run(network, () => {
      started.push(label)
      return new Promise<void>(resolve => finish.push(resolve))
    })
  async function finishNext() {
    finish.shift()!()
    await new Promise(setImmediate)
  }
  return { started, run, finishNext }
}

test("a network runs two requests, all visitors four", async () => {
  const { started, run } = tasks(new VisitorQueue())
  for (const network of ["a", "a", "a", "b", "b", "c"]) void run(network)
  expect(started).toEqual(["a", "a", "b", "b"])
})

test("a free slot goes to the networks in turn", async () => {
  const { started, run, finishNext } = tasks(new VisitorQueue({ concurrency: 1, perNetwork: 1 }))
  for (const label of ["a1", "a2", "a3", "b1", "c1"]) void run(label[0]!, label)
  for (let i = 0; i < 4; i++) await finishNext()
  expect(started).toEqual(["a1", "a2", "b1", "c1", "a3"])
})

test("a failed request frees its slot", async () => {
  const queue = new VisitorQueue({ concurrency: 1 })
  await expect(queue.run("a", () => Promise.reject(new Error("failed")))).rejects.toThrow("failed")
  expect(await queue.run("a", async () => "done")).toBe("done")
})

test("a network with too many waiting requests gets 429 and a retry time", async () => {
  const { run } = tasks(new VisitorQueue({ perNetwork: 1, waitingPerNetwork: 1 }))
  void run("a")
  void run("a")
  await expect(run("a")).rejects.toMatchObject({ status: 429, headers: { "retry-after": "1" } })
})
