import { expect, test } from "vitest"
import { cn } from "./cn.ts"

test("class names are joined and falsy values dropped", () => {
  expect(cn("a b", false, "c", null, undefined, "")).toBe("a b c")
  expect(cn(false, "a")).toBe("a")
  expect(cn()).toBe("")
})
