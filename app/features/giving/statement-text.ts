import type { Sheet } from "#app/lib/pdf/sheet.ts"
import { formatCents } from "./money.ts"
import type { StatementSheet } from "./options.ts"

/** The text of the PDF with all gifts of a year. */
export function statementText(statement: StatementSheet, verifyUrl: string): Sheet {
  const { year, code, donorName, amountCents, giftCount, legalName, ein, address } = statement
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
    note: "Keep this statement with your tax records.",
    sources: [],
  }
}

function problemOf({ isLive, ein, isReplaced }: StatementSheet) {
  if (!isLive) return [{ heading: "Test", text: "No money moved. This statement is not valid for taxes." }]
  if (isReplaced) return [{ heading: "No longer valid", text: "A newer statement replaced this one." }]
  if (ein === null)
    return [{ heading: "Not complete", text: "Our EIN is missing. Write to us before you use it for taxes." }]
  return []
}
