import { expect, test } from "vitest"
import { takeTurns } from "./take-turns.ts"

test("at most two run at once, in order, and a failure does not hold up the others", async () => {
  const inTurn = takeTurns(2)
  const started: number[] = []
  let running = 0
  let most = 0
  const results = await Promise.allSettled(
    Array.from({ length: 7 }, (_, number) =>
      inTurn(async () => {
        started.push(number)
        most = Math.max(most, ++running)
        await new Promise(resolve => setImmediate(resolve))
        running--
        if (number === 2) throw new Error("no")
        return number
      }),
    ),
  )
  expect(most).toBe(2)
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(results.map(({ status }) => status === "fulfilled")).toEqual([
    ...[true, true, false, true, true, true, true],
  ])
  expect(await inTurn(async () => "free again")).toBe("free again")
})
