import { expect, test } from "vitest"
import { isHandheld } from "./session-labels.ts"

test("phones and tablets are handheld", () => {
  expect(["Safari on iPhone", "Chrome on Linux", null].map(isHandheld)).toEqual([true, false, false])
})
