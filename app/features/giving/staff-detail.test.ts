import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { expect, test } from "vitest"
import { inRouter } from "#tests/support/in-router.ts"
import { GiftDetail } from "./staff-detail.tsx"
import type { StaffGift } from "./staff-queries.ts"

const GIFT = {
  ...{ id: crypto.randomUUID(), created_at: "2026-11-19T12:00:00Z", paid_at: "2026-11-19T12:01:00Z" },
  ...{ donor_name: "Petra Lind", donor_email: "petra@example.org", frequency: "once", status: "succeeded" },
  ...{ gift_cents: 90_000, fee_cents: 0, total_cents: 90_000, refunded_cents: 0, refund_limit_cents: null },
  ...{ source: "card", payment_id: "pi_1", is_bank_debit: false, is_live: true, visibility: "anonymous" },
  ...{ wall_review: "shown", shows_amount: false, employer: null, employer_match: null, thing: null },
  ...{ tribute_kind: null, tribute_name: null, tribute_message: null, reference: null, campaigns: null },
  ...{ check_batches: null, receipts: [], refund_requests: [] },
} as StaffGift

function textOf(gift: StaffGift) {
  const shown = { detail: gift, mayAct: true, listHref: "/staff/gifts", message: null, result: undefined }
  return renderToString(inRouter(createElement(GiftDetail, shown as never)))
}

test("a refund goes back to what the donor paid from", () => {
  expect(textOf(GIFT)).toContain("It goes back to the card, and")
  const fromBank = textOf({ ...GIFT, is_bank_debit: true })
  expect(fromBank).toContain("It goes back to the account, and")
  expect(fromBank.toLowerCase()).not.toContain("card")
})
