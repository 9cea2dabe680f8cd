import type { RouterContextProvider } from "react-router"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { Json } from "#app/lib/supabase/database.types.ts"
import { guestCookie, isGuestKey, newGuestKey } from "./guest-key.ts"
import { getClaims, requestSession, supabase } from "./request-session.server.ts"

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

/**
 * Moves a guest's work to the account they signed in to: tests by the guest key, lesson positions as the device
 * sends them. Idempotent.
 */
export async function claimGuestWork(context: Context, positions: Json = []) {
  const key = guestKeyOf(context)
  const hasPlaces = Array.isArray(positions) && positions.length > 0
  if (!getClaims(context) || (!key && !hasPlaces)) return
  await supabase(context)
    .rpc("claim_guest_work", { guest_key: key ?? "", positions: positions })
    .throwOnError()
  if (!key) return
  const { name, options } = guestCookie(context.get(appContext).siteUrl)
  requestSession(context).setCookie(name, "", { ...options, maxAge: 0 })
}
