import type { RouterContextProvider } from "react-router"
import { z } from "zod"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { guestCookie, isGuestKey, newGuestKey } from "./guest-key.ts"
import { httpOnlyCookie } from "./session/httponly-cookie.server.ts"
import { getClaims, requestSession, supabase } from "./session/request-session.server.ts"

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

const claim = z.object({ state: z.enum(["claimed", "no-consent", "no-age", "unknown"]) })

/**
 * Moves a guest's tests and survey answers to the account they signed in to. Idempotent. If the member may not take
 * courses, the work waits for that member only, so that a guardian who signs in on the same device does not get it.
 */
export async function claimGuestWork(context: Context): Promise<void> {
  const member = getClaims(context)?.sub
  const reserved = httpOnlyCookie(context, "guest-for")
  const isOthers = (reserved.read() ?? member) !== member
  const key = isOthers ? null : guestKeyOf(context)
  if (!member || !key) return
  const { data } = await supabase(context)
    .rpc("claim_guest_work", { guest_key: key, is_mine: true })
    .throwOnError()
  const isClaimed = claim.parse(data).state === "claimed"
  const { name, options } = guestCookie(context.get(appContext).siteUrl)
  if (isClaimed) {
    requestSession(context).setCookie(name, "", { ...options, maxAge: 0 })
    reserved.clear()
  } else reserved.set(member, options.maxAge)
}
