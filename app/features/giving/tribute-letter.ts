import { formatLongDate } from "#app/lib/format/dates.ts"
import type { Sheet } from "#app/lib/pdf/sheet.ts"
import type { ReceiptSheet } from "./options.ts"

type Tribute = NonNullable<ReceiptSheet["tribute"]>

/** A letter to the family that the donor prints. It never says how much was given. */
export function tributeLetter({ kind, name, from }: Tribute, receipt: ReceiptSheet): Sheet {
  const { legalName, address, receivedOn, isLive } = receipt
  return {
    title: `In ${kind} of ${name}`,
    lead: `${from ?? "Someone who wants to stay anonymous"} made a gift to ${legalName} in ${kind} of ${name}.`,
    hasRows: true,
    parts: [
      ...(isLive ? [] : [{ heading: "Test", text: "No money moved." }]),
      {
        heading: "What it does",
        text: "It puts naloxone, and people who know how to use it, where they are needed.",
      },
      { heading: "Date of the gift", text: formatLongDate(receivedOn) },
      { heading: "From all of us", text: `${legalName}, ${address}` },
    ],
    note: "We don’t tell anyone how much was given.",
    sources: [],
  }
}
