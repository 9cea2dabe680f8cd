import type { RouterContextProvider } from "react-router"
import { ensureGuestKey, guestKeyOf } from "#app/lib/auth/guest-key.server.ts"
import { httpOnlyCookie } from "#app/lib/auth/httponly-cookie.server.ts"
import { getClaims, supabase } from "#app/lib/auth/request-session.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import type { Attempt } from "./pause.ts"
import { memberAttempts, readPaper, readResult, type Taker } from "./queries.ts"

type Context = Readonly<RouterContextProvider>

const THIRTY_DAYS = 2_592_000
const KEPT = 4

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

/** Attempts in this course, newest first. For guests, a cookie lists them. */
export async function listAttempts(context: Context, course: string): Promise<Attempt[]> {
  const taker = currentTaker(context)
  if (taker.isMember) return memberAttempts(taker.db, course)
  if (!taker.guestKey) return []
  const found = await Promise.all(keptAttempts(context).map(id => guestAttempt(taker, id, course)))
  return found.filter(attempt => attempt !== null)
}

async function guestAttempt(taker: Taker, id: string, course: string): Promise<Attempt | null> {
  const result = await readResult(taker, id)
  if (result)
    return result.course === course
      ? { id, submittedAt: result.submittedAt, isPassed: result.isPassed }
      : null
  const paper = await readPaper(taker, id)
  return paper?.course === course ? { id, submittedAt: null, isPassed: null } : null
}

export function rememberAttempt(context: Context, attempt: string) {
  const others = keptAttempts(context).filter(id => id !== attempt)
  kept(context).set([attempt, ...others].slice(0, KEPT).join("."), THIRTY_DAYS)
}

function keptAttempts(context: Context) {
  return (kept(context).read() ?? "").split(".").filter(isUuid).slice(0, KEPT)
}

function kept(context: Context) {
  return httpOnlyCookie(context, "tests")
}
