import { formatLongDate } from "#app/lib/format/dates.ts"
import type { Sheet, SheetTable } from "#app/lib/pdf/sheet.ts"
import { formatCents } from "./money.ts"
import type { StatementSheet } from "./options.ts"

/** The text of the PDF with all gifts of a year. */
export function statementText(statement: StatementSheet, verifyUrl: string): Sheet {
  const { year, code, donorName, amountCents, giftCount, legalName, ein, address, gifts } = statement
  return {
    title: `Gifts in ${year}`,
    lead: `${legalName}, ${address}${ein ? `. EIN ${ein}` : ""}`,
    hasRows: true,
    parts: [
      ...problemOf(statement),
      { heading: "Received from", text: donorName ?? "A donor whose data we erased" },
      { heading: "Total", text: `${formatCents(amountCents)} USD`, isTotal: true },
      {
        heading: "Gifts",
        text: giftCount === 1 ? "One gift" : `${giftCount} gifts, each with its own receipt`,
      },
      { heading: "For your taxes", text: statement.deductibility },
      { heading: "Check it online", text: `Enter the code ${code} at ${verifyUrl}` },
    ],
    ...(gifts.length > 0 && { table: giftTable(gifts) }),
    note: statement.isLive
      ? "Keep this statement with your tax records."
      : "Don’t use this statement for your taxes.",
    sources: [],
  }
}

/** The amounts are what is left of each gift, so they add up to the total. */
function giftTable(gifts: StatementSheet["gifts"]): SheetTable {
  const hasRefunds = gifts.some(({ refundedCents }) => refundedCents > 0)
  return {
    heading: "Each gift",
    columns: [
      { label: "Date" },
      { label: "Receipt" },
      ...(hasRefunds ? [{ label: "Refunded", isNumber: true }] : []),
      { label: "Amount", isNumber: true },
    ],
    rows: gifts.map(({ receivedOn, receiptNumber, refundedCents, amountCents }) => [
      formatLongDate(receivedOn),
      `No. ${receiptNumber}`,
      ...(hasRefunds ? [refundedCents > 0 ? formatCents(refundedCents) : "–"] : []),
      formatCents(amountCents),
    ]),
  }
}

function problemOf({ isLive, ein, isReplaced }: StatementSheet) {
  const isTest = { heading: "Test", text: "No money moved. This statement is not valid for taxes." }
  return [
    ...(isLive ? [] : [isTest]),
    ...(isReplaced
      ? [{ heading: "No longer valid", text: "A newer statement replaced this one." }]
      : isLive && ein === null
        ? [{ heading: "Not complete", text: "Our EIN is missing. Write to us before you use it for taxes." }]
        : []),
  ]
}
