import { expect, test } from "vitest"
import { movementText } from "./movement-text.ts"

test("a change of the stock is a short sentence", () => {
  expect(movementText({ change: "received", kits: 40, doses: 1 })).toBe("Received: 40 kits, 1 dose")
  expect(movementText({ change: "moved", kits: -1, doses: 0 })).toBe("Moved out: 1 kit")
  expect(movementText({ change: "moved", kits: 0, doses: 3 })).toBe("Moved in: 3 doses")
  expect(movementText({ change: "corrected", kits: -2, doses: 0 })).toBe("Counted: minus 2 kits")
  expect(movementText({ change: "corrected", kits: 0, doses: 0 })).toBe("Counted: no difference")
})
