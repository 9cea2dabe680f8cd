import { expect, test } from "vitest"
import { steadinessOf } from "./steadiness.ts"
import { steadinessText } from "./steadiness-text.ts"

/** The times of breaths with these gaps, in seconds. */
function after(...gaps: number[]) {
  let time = 0
  return [0, ...gaps.map(gap => (time += gap * 1000))]
}

test("five seconds between all breaths is the best there is", () => {
  expect(steadinessOf(after(5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5))).toEqual({
    rhythm: "steady",
    pace: "right",
    ...{ average: 5, shortest: 5, longest: 5, score: 100 },
  })
})

test("even breaths at another pace are steady and told apart", () => {
  const fast = steadinessOf(after(3, 3, 3, 3, 3, 3))
  const slow = steadinessOf(after(7, 7, 7, 7, 7, 7))
  expect([fast.rhythm, fast.pace, slow.rhythm, slow.pace]).toEqual(["steady", "fast", "steady", "slow"])
  expect(fast.score).toBeLessThan(100)
  expect(steadinessText(fast).text).toContain("A little fast")
  expect(steadinessText(slow).text).toContain("A little slow")
})

test("the same average with uneven gaps scores lower", () => {
  const near = steadinessOf(after(4, 6, 4, 6, 4, 6))
  const far = steadinessOf(after(2, 8, 2, 8, 2, 8))
  expect([near.rhythm, far.rhythm]).toEqual(["settling", "wandering"])
  expect(near.score).toBeGreaterThan(far.score)
  expect(steadinessText(far).text).toContain("shortest gap was 2 seconds, the longest 8")
})

test("a few breaths are called short, none is no error", () => {
  expect(steadinessOf([]).rhythm).toBe("short")
  expect(steadinessOf([0]).rhythm).toBe("short")
  expect(steadinessOf(after(5, 5)).rhythm).toBe("short")
})
