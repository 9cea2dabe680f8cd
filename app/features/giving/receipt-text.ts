import { formatLongDate } from "#app/lib/format/dates.ts"
import type { Sheet } from "#app/lib/pdf/sheet.ts"
import { isReturned } from "./is-returned.ts"
import { formatCents } from "./money.ts"
import type { ReceiptSheet } from "./options.ts"

const NOTHING_LEFT = "Your whole gift was returned to you, so there is nothing to deduct."

/** The text of a receipt's PDF, with what the IRS asks for in a written acknowledgment. */
export function receiptText(receipt: ReceiptSheet, verifyUrl: string): Sheet {
  const { number, code, donorName, amountCents, receivedOn, legalName, ein, address } = receipt
  const isVoid = isReturned(receipt)
  return {
    title: `Receipt No. ${number}`,
    lead: `${legalName}, ${address}${ein ? `. EIN ${ein}` : ""}`,
    hasRows: true,
    parts: [
      ...problemOf(receipt),
      { heading: "Received from", text: donorName ?? "A donor whose data we erased" },
      receipt.thing === null
        ? { heading: "Amount", text: `${formatCents(amountCents)} USD`, isTotal: true }
        : {
            heading: "Gift in kind",
            text: `${receipt.thing}. We don’t state a value: the donor decides what to claim.`,
          },
      { heading: "Date of the gift", text: formatLongDate(receivedOn) },
      { heading: "For your taxes", text: isVoid ? NOTHING_LEFT : receipt.deductibility },
      { heading: "Check it online", text: `Enter the code ${code} at ${verifyUrl}` },
    ],
    note: isVoid
      ? "You don’t need this receipt for your taxes."
      : receipt.isLive
        ? "Keep this receipt with your tax records."
        : "Don’t use this receipt for your taxes.",
    sources: [],
  }
}

function problemOf({ isLive, ein, replaces, replacedBy }: ReceiptSheet) {
  const isTest = { heading: "Test", text: "No money moved. This receipt is not valid for taxes." }
  return [
    ...(isLive ? [] : [isTest]),
    ...(replacedBy !== null
      ? [{ heading: "No longer valid", text: `Receipt No. ${replacedBy} replaced this one.` }]
      : isLive && ein === null
        ? [{ heading: "Not complete", text: "Our EIN is missing. Write to us before you use it for taxes." }]
        : replaces !== null
          ? [{ heading: "Corrected", text: `This receipt replaces receipt No. ${replaces}.` }]
          : []),
  ]
}
