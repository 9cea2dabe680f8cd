import { type RouterContextProvider, redirect } from "react-router"
import { httpOnlyCookie } from "#app/lib/auth/session/httponly-cookie.server.ts"
import { type Flash, readFlash } from "./flash.ts"

type Context = Readonly<RouterContextProvider>

/** Long enough for a slow redirect; a message that no page has shown by then is dropped. */
const MAX_AGE_SECONDS = 60

/** Redirects after a successful POST, with a message for the next page. */
export function redirectWithFlash(
  context: Context,
  path: string,
  text: string,
  tone: Flash["tone"] = "good",
) {
  setFlash(context, text, tone)
  return redirect(path, 303)
}

export function setFlash(context: Context, text: string, tone: Flash["tone"] = "good") {
  cookie(context).set(JSON.stringify({ tone, text } satisfies Flash), MAX_AGE_SECONDS)
}

/** The message of the request before, once: reading it deletes it. */
export function takeFlash(context: Context) {
  const { read, clear } = cookie(context)
  const value = read()
  if (!value) return null
  clear()
  return readFlash(value)
}

function cookie(context: Context) {
  return httpOnlyCookie(context, "flash")
}
