import { expect, test } from "vitest"
import { neighbor, STATE_KEYS, stateOf } from "./state-keys.ts"

test("every state, DC and Puerto Rico have a key of their own place", () => {
  expect(new Set(STATE_KEYS.map(({ code }) => code)).size).toBe(52)
  expect(new Set(STATE_KEYS.map(({ row, column }) => `${row} ${column}`)).size).toBe(52)
  expect(stateOf("OK")).toEqual({ code: "OK", name: "Oklahoma", row: 7, column: 5 })
  expect(stateOf("XX")).toBeNull()
})

test.for([
  ["OK", "ArrowRight", "LA"],
  ["OK", "ArrowDown", "TX"],
  ["OK", "ArrowUp", "KS"],
  ["TX", "ArrowLeft", "HI"],
  ["AK", "ArrowRight", "ME"],
  ["AK", "ArrowUp", null],
  ["OK", "Enter", null],
] as const)("from %s, %s leads to %s", ([from, arrow, to]) => {
  expect(neighbor(from, arrow)).toBe(to)
})

test("arrow keys reach every key", () => {
  const reached = new Set(["AR"])
  for (const code of reached)
    for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const next = neighbor(code, arrow)
      if (next) reached.add(next)
    }
  expect(reached.size).toBe(52)
})
