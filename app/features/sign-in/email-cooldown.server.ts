import type { RouterContextProvider } from "react-router"
import { httpOnlyCookie } from "#app/lib/auth/session/httponly-cookie.server.ts"

const KINDS = ["signup", "magiclink", "recovery"] as const
const ONE_HOUR = 3600

export type EmailKind = (typeof KINDS)[number]

/** The email a visitor is waiting for, and its address. Not in the URL, because URLs end up in logs and histories. */
export function emailCooldown(context: Readonly<RouterContextProvider>) {
  const cookie = httpOnlyCookie(context, "mail")
  return {
    read(): { kind: EmailKind; email: string } | null {
      const [word = "", ...rest] = (cookie.read() ?? "").split(" ")
      const kind = KINDS.find(known => known === word)
      return kind && rest.length === 1 ? { kind, email: rest[0]! } : null
    },
    set: (kind: EmailKind, email: string) => cookie.set(`${kind} ${email}`, ONE_HOUR),
    clear: cookie.clear,
  }
}
