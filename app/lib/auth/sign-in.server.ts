import { serializeCookieHeader } from "@supabase/ssr"
import type { AuthError, Session, User } from "@supabase/supabase-js"
import type { RouterContextProvider } from "react-router"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import {
  cookieClient,
  isPartOf,
  isReadable,
  requestSession,
  sessionCookie,
  supabase,
} from "./request-session.server.ts"

type Context = Readonly<RouterContextProvider>
type Auth = SupabaseDb["auth"]
type Written = Parameters<typeof serializeCookieHeader>

interface Answer {
  data: { user: User | null; session: Session | null }
  error: AuthError | null
}

/** `half-done`: a change of address that waits for the other mailbox. */
export type SignIn =
  | { outcome: "signed-in" | "second-factor"; auth: Auth }
  | { outcome: "half-done" }
  | { outcome: "refused"; error: AuthError }

const FOUR_HUNDRED_DAYS = 34_560_000
const TEN_MINUTES = 600

/** A client for somebody who is on the way in: it knows no earlier session, and nothing it starts is kept yet. */
function freshClient(context: Context) {
  const visit = requestSession(context)
  const services = context.get(appContext)
  const { name } = sessionCookie(services.siteUrl)
  const cookies = visit.cookies.filter(cookie => !isPartOf(name, cookie.name))
  const session: Written[] = []
  const db = cookieClient(services, visit, {
    ...{ name, cookies },
    write(...cookie) {
      if (isPartOf(name, cookie[0])) session.push(cookie)
      else visit.outgoing.push(serializeCookieHeader(...shortLived(cookie)))
    },
  })
  return { db, session }
}

/** For what a visitor asks of the service without being signed in: mails, mostly. */
export function freshAuthClient(context: Context) {
  return freshClient(context).db.auth
}

/** Signs somebody in. A member with a second factor is not signed in before they have shown it. */
export async function signIn(context: Context, act: (auth: Auth) => Promise<Answer>): Promise<SignIn> {
  const { db, session } = freshClient(context)
  const { data, error } = await act(db.auth)
  if (error) return { outcome: "refused", error }
  if (!data.session || !data.user) return { outcome: "half-done" }
  await endEarlierSession(context)
  const mustWait = data.user.factors?.some(({ status }) => status === "verified") ?? false
  const own = sessionName(context)
  for (const [name, value] of session) {
    if (mustWait) send(context, name.replace(own, waitingName(context)), value, TEN_MINUTES)
    else send(context, name, value, FOUR_HUNDRED_DAYS)
  }
  return { outcome: mustWait ? "second-factor" : "signed-in", auth: db.auth }
}

/** The client of somebody whose password was right and whose second factor is still to come; null for others. */
export function pendingMfaSession(context: Context) {
  const visit = requestSession(context)
  const name = waitingName(context)
  const held = visit.cookies.filter(cookie => isPartOf(name, cookie.name))
  if (held.length === 0 || !isReadable(held)) return null
  const parts = new Map(held.map(cookie => [cookie.name, cookie.value]))
  const db = cookieClient(context.get(appContext), visit, {
    ...{ name, cookies: visit.cookies },
    write(part, value, options) {
      if (options?.maxAge === 0) parts.delete(part)
      else parts.set(part, value)
    },
  })
  return {
    db,
    /** From here on they are signed in, with whatever session the client holds now. */
    completeSignIn() {
      for (const [part, value] of parts)
        send(context, part.replace(name, sessionName(context)), value, FOUR_HUNDRED_DAYS)
      clearPendingMfa(context)
    },
  }
}

export function clearPendingMfa(context: Context) {
  for (const { name } of requestSession(context).cookies)
    if (isPartOf(waitingName(context), name)) send(context, name, "", 0)
}

// Whoever held the cookie of before holds nothing any more.
async function endEarlierSession(context: Context) {
  const visit = requestSession(context)
  if (!visit.claims) return
  const { error } = await supabase(context).auth.signOut({ scope: "local" })
  if (error) context.get(appContext).report(error)
  for (const { name } of visit.cookies) if (isPartOf(sessionName(context), name)) send(context, name, "", 0)
}

function send(context: Context, name: string, value: string, maxAge: number) {
  const { name: _, ...options } = sessionCookie(context.get(appContext).siteUrl)
  requestSession(context).outgoing.push(serializeCookieHeader(name, value, { ...options, maxAge }))
}

// The secret that ties a sign-in to this browser is of use while the sign-in lasts.
function shortLived([name, value, options]: Written): Written {
  return [name, value, options.maxAge === 0 ? options : { ...options, maxAge: TEN_MINUTES }]
}

function sessionName(context: Context) {
  return sessionCookie(context.get(appContext).siteUrl).name
}

function waitingName(context: Context) {
  return `${sessionName(context)}-second-factor`
}
