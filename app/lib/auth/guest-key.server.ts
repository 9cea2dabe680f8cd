import type { RouterContextProvider } from "react-router"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { Json } from "#app/lib/supabase/database.types.ts"
import { guestCookie, isGuestKey, newGuestKey } from "./guest-key.ts"
import { getClaims, readCookie, sendCookie, supabase } from "./request-session.server.ts"

type Context = Readonly<RouterContextProvider>

/** The key of the device that asks, or null while it has none. */
export function guestKeyOf(context: Context): string | null {
  const value = readCookie(context, guestCookie(context.get(appContext).siteUrl).name)
  return isGuestKey(value) ? value : null
}

/** The same; a device without one is given one with the answer. */
export function ensureGuestKey(context: Context): string {
  const held = guestKeyOf(context)
  if (held) return held
  const { name, options } = guestCookie(context.get(appContext).siteUrl)
  const key = newGuestKey()
  sendCookie(context, name, key, options)
  return key
}

/**
 * What this device did before its member signed in becomes the member's: tests by the device's key, places in
 * lessons as the device tells them. Asked again it finds nothing left to do.
 */
export async function claimGuestWork(context: Context, places: Json = []) {
  const key = guestKeyOf(context)
  const hasPlaces = Array.isArray(places) && places.length > 0
  if (!getClaims(context) || (!key && !hasPlaces)) return
  await supabase(context)
    .rpc("claim_guest_work", { guest_key: key ?? "", positions: places })
    .throwOnError()
  if (!key) return
  const { name, options } = guestCookie(context.get(appContext).siteUrl)
  sendCookie(context, name, "", { ...options, maxAge: 0 })
}
