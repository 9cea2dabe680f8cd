import type { RouterContextProvider } from "react-router"
import { ensureGuestKey, guestKeyOf } from "#app/lib/auth/guest-key.server.ts"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import type { Taker } from "./queries.ts"

type Context = Readonly<RouterContextProvider>

export function currentTaker(context: Context): Taker {
  const isMember = getClaims(context) !== null
  return {
    db: supabase(context),
    isMember,
    guestKey: isMember ? undefined : (guestKeyOf(context) ?? undefined),
  }
}

/** Same, but creates a guest key if the device has none. */
export function ensureTaker(context: Context): Taker {
  const taker = currentTaker(context)
  return taker.isMember ? taker : { ...taker, guestKey: ensureGuestKey(context) }
}
