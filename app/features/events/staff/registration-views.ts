import type { DbEnum } from "#app/lib/supabase/types.ts"

export const REGISTRATION_VIEWS = [
  { value: "coming", label: "Coming" },
  { value: "waiting", label: "Waiting" },
  { value: "canceled", label: "Canceled" },
] as const

export const REGISTRATION_STATUS: Readonly<Record<DbEnum<"registration_status">, string>> = {
  confirmed: "Confirmed",
  "awaiting-permission": "Waiting for a guardian",
  offered: "Offered a seat",
  waiting: "Waiting",
  released: "Seat released",
  expired: "Offer ended",
  canceled: "Canceled",
}

export function readView(search: URLSearchParams) {
  const asked = search.get("view")
  return REGISTRATION_VIEWS.find(({ value }) => value === asked)?.value ?? "coming"
}
