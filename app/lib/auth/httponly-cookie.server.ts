import type { RouterContextProvider } from "react-router"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { readCookie, sendCookie, sessionCookie } from "./request-session.server.ts"

/** A word the server keeps in the visitor's browser between two pages, where no script can read it. */
export function httpOnlyCookie(context: Readonly<RouterContextProvider>, suffix: string) {
  const { name: session, ...options } = sessionCookie(context.get(appContext).siteUrl)
  const name = `${session}-${suffix}`
  return {
    read: () => readCookie(context, name),
    /** Until the browser is closed, or for so many seconds. */
    set: (value: string, maxAge?: number) => sendCookie(context, name, value, { ...options, maxAge }),
    clear: () => sendCookie(context, name, "", { ...options, maxAge: 0 }),
  }
}
