import { expect, test } from "vitest"
import { applyCommand, readOrder } from "./order-answer.ts"

const STEPS = ["a", "b", "c"]

test("buttons move a step, and check submits the order", () => {
  const moved = applyCommand(STEPS, "up:c")
  expect(readOrder(moved, STEPS)).toEqual({ ids: ["a", "c", "b"], isSubmitted: false })
  expect(readOrder(applyCommand(["a", "c", "b"], "down:c"), STEPS)?.ids).toEqual(STEPS)
  expect(readOrder(applyCommand(STEPS, "check"), STEPS)).toEqual({ ids: STEPS, isSubmitted: true })
})

test("a step at the end of the list does not move further", () => {
  for (const key of ["up:a", "down:c", "up:nothing", "nonsense"])
    expect(readOrder(applyCommand(STEPS, key), STEPS)?.ids).toEqual(STEPS)
})

test.each([undefined, "", "a,b", "a,b,c,c", "a,a,b", "x,y,z"])("%j is no order of these steps", kept => {
  expect(readOrder(kept, STEPS)).toBeNull()
})
