interface Known {
  request: { status: string; requested_at: string } | null
  kits: number
  hasCertificate: boolean
  /** A guardian's consent, if one is required. */
  hasConsent: boolean
}

/** Whether the kit form is shown, or why not. */
export type KitAvailability =
  | { kind: "form" | "request-open" | "no-certificate" | "no-consent" | "no-kits" }
  | { kind: "too-soon"; from: string }

const OPEN = ["requested", "approved", "packed"]
const SENT = ["shipped", "delivered"]
const NINETY_DAYS = 90 * 86_400_000

/** Whether a kit can be requested now. UI hint only; `request_kit` enforces the rules. */
export function kitAvailability(
  { request, kits, hasCertificate, hasConsent }: Known,
  now: number,
): KitAvailability {
  if (request && OPEN.includes(request.status)) return { kind: "request-open" }
  if (!hasCertificate) return { kind: "no-certificate" }
  const again = request ? Date.parse(request.requested_at) + NINETY_DAYS : 0
  if (request && SENT.includes(request.status) && again > now)
    return { kind: "too-soon", from: new Date(again).toISOString() }
  if (!hasConsent) return { kind: "no-consent" }
  return { kind: kits > 0 ? "form" : "no-kits" }
}
