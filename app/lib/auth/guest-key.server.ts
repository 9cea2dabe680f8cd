import type { RouterContextProvider } from "react-router"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { guestCookie, isGuestKey, newGuestKey } from "./guest-key.ts"
import { requestSession } from "./session/request-session.server.ts"

type Context = Readonly<RouterContextProvider>

/** The guest key in the request's cookie, or null. */
export function guestKeyOf(context: Context): string | null {
  const value = requestSession(context).readCookie(guestCookie(context.get(appContext).siteUrl).name)
  return isGuestKey(value) ? value : null
}

/** The guest key; a new one is created and sent if the device has none. */
export function ensureGuestKey(context: Context): string {
  const held = guestKeyOf(context)
  if (held) return held
  const { name, options } = guestCookie(context.get(appContext).siteUrl)
  const key = newGuestKey()
  requestSession(context).setCookie(name, key, options)
  return key
}
