import { expect, test } from "vitest"
import { keptMessage } from "./kept-message.ts"

const KEPT = { refusal: null, earned: 15, bought: ["bow-tie"], missed: [] }

test("a member reads what was added and what the coins did not reach for", () => {
  expect(keptMessage(KEPT)).toBe("We added 15 coins and 1 costume to your account.")
  expect(keptMessage({ ...KEPT, missed: ["cape"] })).toBe(
    "We added 15 coins and 1 costume to your account. Your coins didn’t reach for 1 other costume.",
  )
  expect(keptMessage({ ...KEPT, earned: 0, bought: [] })).toContain("already")
  for (const refused of [null, { ...KEPT, refusal: "too-young" }])
    expect(keptMessage(refused)).toContain("stays on this device")
})
