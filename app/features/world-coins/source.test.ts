import { expect, test } from "vitest"
import { isProven } from "./source.ts"

const asked: unknown[] = []
const checks = {
  scene: (...given: unknown[]) => asked.push(given) > 0,
  game: (...given: unknown[]) => asked.push(given) > 0,
  daily: (...given: unknown[]) => asked.push(given) > 0,
}

test("each kind of source is checked by its own rule", () => {
  expect(isProven("scene:quad/the-locked-door", ["a"], checks)).toBe(true)
  expect(isProven("game:bus/bag", [], checks)).toBe(true)
  expect(isProven("daily:2026-11-17", ["b"], checks)).toBe(true)
  expect(asked).toEqual([
    ["quad", "the-locked-door", ["a"]],
    ["bus", "bag", []],
    ["2026-11-17", ["b"]],
  ])
})

test("nobody proves a lesson or anything unknown", () => {
  for (const source of ["", "lesson:1", "scene:quad", "scene:quad/a/b", "SCENE:quad/a", "daily:today"])
    expect(isProven(source, [], checks)).toBe(false)
})
