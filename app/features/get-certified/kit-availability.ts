import type { KitStatus } from "./queries.ts"

/** Whether the kit form is shown, or why not. */
export type KitAvailability =
  | { kind: "form" | "request-open" | "no-certificate" | "no-consent" | "no-kits" }
  | { kind: "too-soon"; from: string }

/** The first reason to show, by what the database checks about the member. */
export function kitAvailability(status: KitStatus): KitAvailability {
  if (status.has_open_request) return { kind: "request-open" }
  if (!status.has_certificate) return { kind: "no-certificate" }
  if (status.next_request_at !== null) return { kind: "too-soon", from: status.next_request_at }
  if (!status.has_consent) return { kind: "no-consent" }
  return { kind: status.kits > 0 ? "form" : "no-kits" }
}
