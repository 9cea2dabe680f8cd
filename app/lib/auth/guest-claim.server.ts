import type { RouterContextProvider } from "react-router"
import { z } from "zod"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { guestKeyOf } from "./guest-key.server.ts"
import { guestCookie } from "./guest-key.ts"
import { httpOnlyCookie } from "./session/httponly-cookie.server.ts"
import { getClaims, requestSession, supabase } from "./session/request-session.server.ts"

type Context = Readonly<RouterContextProvider>

const claim = z.object({
  state: z.enum(["claimed", "discarded", "unanswered", "no-consent", "no-age", "unknown"]),
})

/**
 * The key of a guest on the device of this member, who has not said yet whether that was them; null if there is
 * nothing to ask. Work of a member who said yes but may not take courses waits for that member only, so that a
 * guardian who signs in on the same device is not asked.
 */
export async function claimableGuestKey(context: Context): Promise<string | null> {
  const member = getClaims(context)?.sub
  const key = guestKeyOf(context)
  if (!member || !key) return null
  const claimant = reservation(context).read()
  if (claimant === member) await answerClaim(context, true)
  return claimant ? null : key
}

/** The courses in which that guest did something; null if there is nothing to ask. */
export async function pendingClaim(context: Context): Promise<string[] | null> {
  const key = await claimableGuestKey(context)
  if (!key) return null
  const { data } = await supabase(context).rpc("guest_work", { guest_key: key }).throwOnError()
  return z.array(z.string()).nullable().parse(data)
}

/** Moves the guest's tests and survey answers to the member, or discards them. */
export async function answerClaim(context: Context, isMine: boolean) {
  const member = getClaims(context)?.sub
  const key = guestKeyOf(context)
  if (!member || !key) return
  const answer = { guest_key: key, is_mine: isMine }
  const { data } = await supabase(context).rpc("claim_guest_work", answer).throwOnError()
  const { state } = claim.parse(data)
  if (state === "no-consent" || state === "no-age") {
    reservation(context).set(member, guestCookie(context.get(appContext).siteUrl).options.maxAge)
  } else forgetGuest(context)
}

/** Removes the guest's key from the device, so that the next person starts clean. */
export function forgetGuest(context: Context) {
  const { name, options } = guestCookie(context.get(appContext).siteUrl)
  requestSession(context).setCookie(name, "", { ...options, maxAge: 0 })
  reservation(context).clear()
}

function reservation(context: Context) {
  return httpOnlyCookie(context, "guest-for")
}
