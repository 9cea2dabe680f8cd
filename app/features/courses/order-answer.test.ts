import { expect, test } from "vitest"
import { pressed, readOrder } from "./order-answer.ts"

const STEPS = ["a", "b", "c"]

test("buttons move a step, and check submits the order", () => {
  const moved = pressed(STEPS, "up:c")
  expect(readOrder(moved, STEPS)).toEqual({ ids: ["a", "c", "b"], isHandedIn: false })
  expect(readOrder(pressed(["a", "c", "b"], "down:c"), STEPS)?.ids).toEqual(STEPS)
  expect(readOrder(pressed(STEPS, "check"), STEPS)).toEqual({ ids: STEPS, isHandedIn: true })
})

test("a step at the end of the list does not move further", () => {
  for (const key of ["up:a", "down:c", "up:nothing", "nonsense"])
    expect(readOrder(pressed(STEPS, key), STEPS)?.ids).toEqual(STEPS)
})

test.each([undefined, "", "a,b", "a,b,c,c", "a,a,b", "x,y,z"])("%j is no order of these steps", kept => {
  expect(readOrder(kept, STEPS)).toBeNull()
})
