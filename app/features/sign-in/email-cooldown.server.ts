import type { RouterContextProvider } from "react-router"
import { keptAnswer } from "#app/lib/auth/httponly-cookie.server.ts"

const KINDS = ["signup", "magiclink", "recovery"] as const
const ONE_HOUR = 3600

export type MailKind = (typeof KINDS)[number]

/** Which mail somebody waits for, and where. Kept out of addresses, which end up in logs and histories. */
export function mailWait(context: Readonly<RouterContextProvider>) {
  const kept = keptAnswer(context, "mail")
  return {
    read(): { kind: MailKind; email: string } | null {
      const [word = "", ...rest] = (kept.read() ?? "").split(" ")
      const kind = KINDS.find(known => known === word)
      return kind && rest.length === 1 ? { kind, email: rest[0]! } : null
    },
    keep: (kind: MailKind, email: string) => kept.keep(`${kind} ${email}`, ONE_HOUR),
    forget: kept.forget,
  }
}
