import { formatLongDate } from "#app/lib/format/dates.ts"
/** The public view of a certificate. */
export interface Card {
  id: string
  /** As the holder chose to show it; null if hidden. */
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
}

export const HIDDEN_NAME = "The holder has hidden the name"

const REASONS: Record<string, string> = {
  "issued-in-error": "It was issued in error.",
  "name-of-another": "It carries someone else’s name.",
  cheating: "The test was not passed fairly.",
  "under-review": "We’re reviewing it.",
  "holder-asked": "The holder asked us to.",
}

const DAY_MS = 86_400_000
// The first reminder is sent 60 days before expiry; from then on the page counts down too.
const SOON_DAYS = 60

export interface State {
  tone: "good" | "warm" | "urgent"
  headline: string
  sentence: string
}

export function stateLabel(card: Card, now: number): State {
  if (card.status === "revoked") {
    return {
      tone: "urgent",
      headline: "Revoked",
      sentence: `This certificate no longer counts. ${reasonOf(card)}`,
    }
  }
  if (card.status === "suspended") {
    return {
      tone: "urgent",
      headline: "Suspended",
      sentence: `This certificate doesn’t count for now. ${reasonOf(card)}`,
    }
  }
  if (card.status === "expired") {
    return {
      tone: "warm",
      headline: "Expired",
      sentence: `It expired on ${formatLongDate(card.expiresAt!)}.`,
    }
  }
  if (card.replacedBy) {
    return {
      tone: "good",
      headline: "Replaced",
      sentence: "It’s real. The same person has a newer certificate that replaces it.",
    }
  }
  const days = daysLeft(card, now)
  if (days !== null && days <= SOON_DAYS) {
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

/** Whether the holder can renew it by taking the test again. */
export function canRenew(card: Card, now: number): boolean {
  const days = daysLeft(card, now)
  const isCounted = card.status === "valid" || card.status === "expired"
  return isCounted && card.replacedBy === null && days !== null && days <= SOON_DAYS
}

/** The number in groups of four, so that it can be read aloud. */
export function formatCertificateNumber(id: string) {
  return id.replace(/(.{4})(?=.)/g, "$1 ")
}

function reasonOf({ reason }: Card) {
  return (reason && REASONS[reason]) || ""
}
