/** The same period for which the database keeps unclaimed work. */
const THIRTY_DAYS = 2_592_000

/** The cookie that identifies a guest's device. Scripts can read it; it gives access only to the guest's own data. */
export function guestCookie(siteUrl: string) {
  const secure = siteUrl.startsWith("https:")
  const options = { path: "/", maxAge: THIRTY_DAYS, sameSite: "lax" as const, secure }
  return { name: secure ? "__Host-guest" : "guest", options }
}

export function isGuestKey(value: string | null | undefined): value is string {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value)
}

export function newGuestKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("")
}
