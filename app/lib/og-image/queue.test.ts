import { expect, test } from "vitest"
import { createQueue } from "./queue.ts"

function workshop(mostWaiting: number) {
  const queue = createQueue(mostWaiting)
  const begun: string[] = []
  const open = new Map<string, PromiseWithResolvers<string>>()
  const ask = (key: string) =>
    queue(key, () => {
      begun.push(key)
      const piece = Promise.withResolvers<string>()
      open.set(key, piece)
      return piece.promise
    })
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  return { ask, begun, open, settle }
}

test("pieces are done one after another, and the same piece once", async () => {
  const { ask, begun, open, settle } = workshop(5)
  const first = ask("a")
  const again = ask("a")
  const second = ask("b")
  await settle()
  expect(begun).toEqual(["a"])
  open.get("a")!.resolve("A")
  expect([await first, await again]).toEqual(["A", "A"])
  await settle()
  expect(begun).toEqual(["a", "b"])
  open.get("b")!.resolve("B")
  expect(await second).toBe("B")
})

test("with too many waiting the answer is null", async () => {
  const { ask, open, settle } = workshop(2)
  const first = ask("a")
  ask("b")
  expect(await ask("c")).toBeNull()
  await settle()
  open.get("a")!.resolve("A")
  await first
  ask("c")
  await settle()
  open.get("b")!.resolve("B")
  await settle()
  expect(open.has("c")).toBe(true)
})

test("a piece that fails holds nobody up", async () => {
  const { ask, begun, open, settle } = workshop(5)
  const first = ask("a")
  ask("b")
  await settle()
  open.get("a")!.reject(new Error("no ink"))
  await expect(first).rejects.toThrow("no ink")
  await settle()
  expect(begun).toEqual(["a", "b"])
})
