import { assertNever } from "#app/lib/assert-never.ts"
import { formatLongDate } from "#app/lib/format/dates.ts"

/** The public view of a certificate. */
export interface Card {
  id: string
  /** As the holder chose to show it; null if hidden or erased. */
  name: string | null
  course: string
  courseSlug: string | null
  criteria: string
  issuedAt: string
  expiresAt: string | null
  statusNumber: number
  status: "valid" | "expired" | "suspended" | "revoked"
  reason: string | null
  replaces: string | null
  replacedBy: string | null
  /** Whether the holder had their data erased. */
  isErased: boolean
  /** Whether the holder can renew it by taking the test again, also after it expired. */
  canRenew: boolean
}

/** The name as the page and the sheet show it. */
export function nameOrNote({ name, isErased }: Card) {
  return name ?? (isErased ? "The holder’s name was erased" : "The holder has hidden the name")
}

const REASONS: Record<string, string> = {
  "issued-in-error": "It was issued in error.",
  "name-of-another": "It carries someone else’s name.",
  cheating: "The test was not passed fairly.",
  "under-review": "We’re reviewing it.",
  "holder-asked": "The holder asked us to.",
  "name-corrected": "The name was corrected, on a new certificate.",
}

const DAY_MS = 86_400_000

export interface State {
  tone: "good" | "warm" | "urgent"
  headline: string
  sentence: string
}

export function stateLabel(card: Card, now: number): State {
  const state = statusLabel(card, now)
  if (!card.isErased) return state
  const isShownAsReal = card.status === "valid" && card.replacedBy === null
  return {
    tone: state.tone,
    headline: isShownAsReal ? "Real, with the name erased" : state.headline,
    sentence: `${isShownAsReal ? validity(card) : state.sentence} The holder had their data erased, so it no longer shows whose it is.`,
  }
}

function validity({ issuedAt, expiresAt }: Card) {
  const issued = `We issued it on ${formatLongDate(issuedAt)}`
  return expiresAt
    ? `${issued}, valid until ${formatLongDate(expiresAt)}.`
    : `${issued}, and it doesn’t expire.`
}

function statusLabel(card: Card, now: number): State {
  switch (card.status) {
    case "revoked":
      return {
        tone: "urgent",
        headline: "Revoked",
        sentence: `This certificate no longer counts. ${reasonOf(card)}`,
      }
    case "suspended":
      return {
        tone: "urgent",
        headline: "Suspended",
        sentence: `This certificate doesn’t count for now. ${reasonOf(card)}`,
      }
    case "expired":
      return {
        tone: "warm",
        headline: "Expired",
        sentence: `It expired on ${formatLongDate(card.expiresAt!)}.`,
      }
    case "valid":
      return validLabel(card, now)
    default:
      return assertNever(card.status)
  }
}

function validLabel(card: Card, now: number): State {
  if (card.replacedBy) {
    return {
      tone: "good",
      headline: "Replaced",
      sentence: "It’s real. The same person has a newer certificate that replaces it.",
    }
  }
  const days = daysLeft(card, now)
  if (card.canRenew && days !== null) {
    const left = days === 1 ? "1 day" : `${days} days`
    return {
      tone: "good",
      headline: `Expires in ${left}`,
      sentence: `It’s real and valid until ${formatLongDate(card.expiresAt!)}.`,
    }
  }
  return { tone: "good", headline: "This one’s real", sentence: "It’s valid today." }
}

export function daysLeft({ expiresAt }: Card, now: number): number | null {
  return expiresAt === null ? null : Math.max(1, Math.ceil((Date.parse(expiresAt) - now) / DAY_MS))
}

/** The number in groups of four, so that it can be read aloud. */
export function formatCertificateNumber(id: string) {
  return id.replace(/(.{4})(?=.)/g, "$1 ")
}

function reasonOf({ reason }: Card) {
  return (reason && REASONS[reason]) || ""
}
