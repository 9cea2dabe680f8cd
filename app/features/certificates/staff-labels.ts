/** The reasons that staff can choose. */
export const SUSPENSIONS = [
  { value: "under-review", label: "We are reviewing it" },
  { value: "name-of-another", label: "It carries someone else’s name" },
  { value: "cheating", label: "The test may not have been passed fairly" },
  { value: "holder-asked", label: "The holder asked us to" },
]
export const REVOCATIONS = [
  { value: "issued-in-error", label: "It was issued in error" },
  { value: "name-of-another", label: "It carries someone else’s name" },
  { value: "cheating", label: "The test was not passed fairly" },
  { value: "holder-asked", label: "The holder asked us to" },
]
export const REINSTATEMENTS = [
  { value: "cleared", label: "We reviewed it, and it is fine" },
  { value: "mistake", label: "It was suspended by mistake" },
]
export const CORRECTIONS = [
  { value: "misspelled", label: "It was misspelled" },
  { value: "new-name", label: "The holder has a new name" },
  { value: "holder-asked", label: "The holder asked us to" },
]

const REASONS = new Map(
  [...CORRECTIONS, ...REINSTATEMENTS, ...SUSPENSIONS, ...REVOCATIONS].map(({ value, label }) => [
    value,
    label,
  ]),
)

export function reasonLabel(reason: string | null) {
  return (reason && REASONS.get(reason)) || null
}

const KINDS: Record<string, string> = {
  issued: "Issued",
  renewed: "Renewed by a newer certificate",
  suspended: "Suspended",
  reinstated: "Reinstated",
  revoked: "Revoked",
  "name-corrected": "Revoked: a new certificate has the corrected name",
  "name-form": "Name display changed",
  "new-pass-approved": "A new test of the holder was approved",
  "new-pass-refused": "A new test of the holder was not approved",
  merged: "Moved from the holder’s other account",
  "reminder-60": "Reminder 60 days before it expires",
  "reminder-30": "Reminder 30 days before it expires",
  "reminder-7": "Reminder 7 days before it expires",
}

export function eventLabel(kind: string) {
  return KINDS[kind] ?? kind
}

interface WithStatus {
  status: string
  expires_at: string | null
}

const TONES = { Valid: "green", Expired: "marigold", Suspended: "air", Revoked: "siren" } as const

export function statusBadge({ status, expires_at }: WithStatus, now: number) {
  const isExpired = expires_at !== null && Date.parse(expires_at) <= now
  const label =
    status === "revoked" ? "Revoked" : status === "suspended" ? "Suspended" : isExpired ? "Expired" : "Valid"
  return { label, tone: TONES[label] }
}
