import type { RouterContextProvider } from "react-router"
import { servicesContext } from "#app/lib/supabase/app-context.server.ts"
import { heldCookie, sendCookie, sessionCookie } from "./request-session.server.ts"

/** A word the server keeps in the visitor's browser between two pages, where no script can read it. */
export function keptAnswer(context: Readonly<RouterContextProvider>, suffix: string) {
  const { name: session, ...options } = sessionCookie(context.get(servicesContext).siteUrl)
  const name = `${session}-${suffix}`
  return {
    read: () => heldCookie(context, name),
    /** Until the browser is closed, or for so many seconds. */
    keep: (value: string, maxAge?: number) => sendCookie(context, name, value, { ...options, maxAge }),
    forget: () => sendCookie(context, name, "", { ...options, maxAge: 0 }),
  }
}
