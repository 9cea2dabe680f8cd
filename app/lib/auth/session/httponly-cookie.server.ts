import type { RouterContextProvider } from "react-router"
import { requestSession } from "./request-session.server.ts"

/** A value that the server stores in the visitor's browser between two pages, where no script can read it. */
export function httpOnlyCookie(context: Readonly<RouterContextProvider>, suffix: string) {
  const session = requestSession(context)
  const name = `${session.cookieName}-${suffix}`
  return {
    read: () => session.readCookie(name),
    /** Without `maxAge` (in seconds) it lasts until the browser is closed. */
    set: (value: string, maxAge?: number) => session.setHttpOnlyCookie(name, value, maxAge),
    clear: () => session.setHttpOnlyCookie(name, "", 0),
  }
}
