import { expect, test } from "vitest"
import { waitingNotice } from "./waiting.ts"

const PASSED = { course: { slug: "basics", title: "Basics" }, attempt: "a1", earlier: "e1" }

test.each([
  ["name", "/courses/basics/quiz?result=a1"],
  ["age", "/me/welcome"],
  ["guardian", "/me/guardians"],
  ["review", "/certificate/e1"],
  ["refused", "/about/contact"],
] as const)("when the %s is missing, the notice leads to %s", (step, to) => {
  expect(waitingNotice({ ...PASSED, step }).to).toBe(to)
})
