import { expect, test } from "vitest"
import { reissueSentence } from "./reissue-sentence.ts"

test("the preview counts receipts, donors and receipts without an email address", () => {
  expect(reissueSentence({ receipts: 12, donors: 12, withoutEmail: 0 })).toBe(
    "12 receipts will be replaced, and 12 donors get an email.",
  )
  expect(reissueSentence({ receipts: 1, donors: 1, withoutEmail: 0 })).toBe(
    "One receipt will be replaced, and one donor gets an email.",
  )
  expect(reissueSentence({ receipts: 5, donors: 2, withoutEmail: 1 })).toBe(
    "5 receipts will be replaced, and 2 donors get an email for each of theirs. One has no email address: find it under Gifts to print it.",
  )
  expect(reissueSentence({ receipts: 2, donors: 0, withoutEmail: 2 })).toBe(
    "2 receipts will be replaced. 2 have no email address: find them under Gifts to print them.",
  )
})
