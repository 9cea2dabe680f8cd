import { formatLongDate } from "#app/lib/format/dates.ts"
import type { ReceiptSheet } from "./options.ts"

type Tribute = NonNullable<ReceiptSheet["tribute"]>

export interface TributeLetter extends Tribute {
  title: string
  paragraphs: string[]
  closing: string
  /** Below the letter, in small type. */
  notes: string[]
}

const WHAT_IT_DOES =
  "It pays for naloxone, and for teaching people to use it. The next time someone stops breathing, there may be a person beside them who knows what to do."

/** A letter to the family that the donor prints. It never says how much was given. */
export function tributeLetter(tribute: Tribute, receipt: ReceiptSheet, issuer: string): TributeLetter {
  const { kind, name, from } = tribute
  const { legalName, address, receivedOn, isLive } = receipt
  return {
    ...tribute,
    title: `In ${kind} of ${name}`,
    paragraphs: [
      `${from ?? "Someone who wants to stay anonymous"} made a gift to ${issuer} in ${kind} of ${name}, and asked us to tell you.`,
      WHAT_IT_DOES,
      kind === "memory"
        ? `We’re sorry for your loss, and glad to remember ${name} with you.`
        : `People will be ready because of ${name}. We thought you’d like to have that on paper.`,
    ],
    closing: `With care, everyone at ${issuer}`,
    notes: [
      `${formatLongDate(receivedOn)}. We don’t tell anyone how much was given.`,
      `${legalName}, ${address}`,
      ...(isLive ? [] : ["This letter is a test: no money moved."]),
    ],
  }
}
