import { expect, test } from "vitest"
import { oncePer } from "./once-per.ts"

test("a result is made once for each source", () => {
  const made: object[] = []
  const sizeOf = oncePer((source: { size: number }) => {
    made.push(source)
    return source.size
  })
  const [small, empty] = [{ size: 1 }, { size: 0 }]
  expect([sizeOf(small), sizeOf(small), sizeOf(empty), sizeOf(empty)]).toEqual([1, 1, 0, 0])
  expect(made).toEqual([small, empty])
})
