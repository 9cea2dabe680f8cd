interface Known {
  request: { status: string; requested_at: string } | null
  kits: number
  hasCertificate: boolean
  /** Of a guardian, where one is needed. */
  hasConsent: boolean
}

/** What stands where the form would be. */
export type KitDoor =
  | { kind: "form" | "request-open" | "no-certificate" | "no-consent" | "no-kits" }
  | { kind: "too-soon"; from: string }

const OPEN = ["requested", "approved", "packed"]
const SENT = ["shipped", "delivered"]
const NINETY_DAYS = 90 * 86_400_000

/** Whether a kit can be asked for now. Only foretells, so that nobody fills in a form in vain: the database decides. */
export function kitDoor({ request, kits, hasCertificate, hasConsent }: Known, now: number): KitDoor {
  if (request && OPEN.includes(request.status)) return { kind: "request-open" }
  if (!hasCertificate) return { kind: "no-certificate" }
  const again = request ? Date.parse(request.requested_at) + NINETY_DAYS : 0
  if (request && SENT.includes(request.status) && again > now)
    return { kind: "too-soon", from: new Date(again).toISOString() }
  if (!hasConsent) return { kind: "no-consent" }
  return { kind: kits > 0 ? "form" : "no-kits" }
}
