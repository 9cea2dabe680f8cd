import { formatLongDate } from "#app/lib/format/dates.ts"
import type { Sheet } from "#app/lib/pdf/sheet.ts"
import type { ServiceLetter } from "./queries.ts"

/** The text of a letter's PDF. */
export function letterText(letter: ServiceLetter, hours: string, verifyUrl: string): Sheet {
  const { name, from_day, to_day, legal_name, address, code, issued_at } = letter
  return {
    title: "Service letter",
    lead: `${legal_name}, ${address}`,
    hasRows: true,
    parts: [
      { heading: "Volunteer", text: name },
      {
        heading: "Service",
        text: `${hours} as an unpaid volunteer from ${formatLongDate(from_day)} to ${formatLongDate(to_day)}. We approved every hour.`,
      },
      { heading: "Issued", text: formatLongDate(issued_at) },
      { heading: "Check this letter", text: `Enter the code ${code} at ${verifyUrl}` },
    ],
    note: "If we correct these hours later, the code says so.",
    sources: [],
  }
}
