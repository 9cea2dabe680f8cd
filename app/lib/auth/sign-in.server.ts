import type { AuthError, Session, User } from "@supabase/supabase-js"
import type { RouterContextProvider } from "react-router"
import type { FullSupabaseClient, SupabaseDb } from "#app/lib/supabase/types.ts"
import { type CookieOptions, type RequestSession, requestSession } from "./session/request-session.server.ts"
import { isChunkOf, readSession } from "./session/session-cookie.server.ts"

type Context = Readonly<RouterContextProvider>
type Auth = FullSupabaseClient["auth"]

interface AuthResponse {
  data: { user: User | null; session: Session | null }
  error: AuthError | null
}

/** `half-done`: an email change that still needs the confirmation from the other address. */
export type SignIn =
  | { outcome: "signed-in" | "second-factor"; auth: Auth; db: SupabaseDb }
  | { outcome: "half-done" }
  | { outcome: "refused"; error: AuthError }

const FOUR_HUNDRED_DAYS = 34_560_000
const TEN_MINUTES = 600

/** For requests of a visitor who is not signed in, such as emails with a link. */
export function freshAuthClient(context: Context) {
  return freshClient(requestSession(context)).client.auth
}

/** Signs in. A member with a second factor gets a pending session until they have entered it. */
export async function signIn(context: Context, act: (auth: Auth) => Promise<AuthResponse>): Promise<SignIn> {
  const session = requestSession(context)
  const { client, sessionCookies } = freshClient(session)
  const { data, error } = await act(client.auth)
  if (error) return { outcome: "refused", error }
  if (!data.session || !data.user) return { outcome: "half-done" }
  await endEarlierSession(session)
  const needsFactor = data.user.factors?.some(({ status }) => status === "verified") ?? false
  for (const [name, value] of sessionCookies) {
    if (needsFactor) session.setHttpOnlyCookie(toPendingName(session, name), value, TEN_MINUTES)
    else session.setHttpOnlyCookie(name, value, FOUR_HUNDRED_DAYS)
  }
  return { outcome: needsFactor ? "second-factor" : "signed-in", auth: client.auth, db: client }
}

/** The session of a member whose second factor is still missing; null if there is none. */
export function pendingMfaSession(context: Context) {
  const session = requestSession(context)
  const name = pendingName(session)
  const held = session.cookies.filter(cookie => isChunkOf(name, cookie.name))
  if (held.length === 0 || !readSession(held)) return null
  const chunks = new Map(held.map(cookie => [cookie.name, cookie.value]))
  const db = session.clientFor({
    ...{ name, cookies: session.cookies },
    write(chunk, value, options) {
      if (options?.maxAge === 0) chunks.delete(chunk)
      else chunks.set(chunk, value)
    },
  })
  return {
    db,
    /** Turns the pending session into the browser's session. */
    completeSignIn() {
      for (const [chunk, value] of chunks)
        session.setHttpOnlyCookie(chunk.replace(name, session.cookieName), value, FOUR_HUNDRED_DAYS)
      clearPendingMfa(context)
    },
  }
}

export function clearPendingMfa(context: Context) {
  const session = requestSession(context)
  for (const { name } of session.cookies)
    if (isChunkOf(pendingName(session), name)) session.setHttpOnlyCookie(name, "", 0)
}

/** A client that ignores the current session and collects the cookies of the new one. */
function freshClient(session: RequestSession) {
  const sessionCookies: [name: string, value: string][] = []
  const client = session.clientFor({
    name: session.cookieName,
    cookies: session.cookies.filter(({ name }) => !isChunkOf(session.cookieName, name)),
    write(name, value, options) {
      if (isChunkOf(session.cookieName, name)) sessionCookies.push([name, value])
      else session.setCookie(name, value, shortLived(options))
    },
  })
  return { client, sessionCookies }
}

// Otherwise a copy of the earlier cookie would still be signed in.
async function endEarlierSession(session: RequestSession) {
  if (!session.claims) return
  const { error } = await session.client.auth.signOut({ scope: "local" })
  if (error) session.app.report(error)
  for (const { name } of session.cookies)
    if (isChunkOf(session.cookieName, name)) session.setHttpOnlyCookie(name, "", 0)
}

// The PKCE verifier is needed only while the sign-in lasts.
function shortLived(options: CookieOptions): CookieOptions {
  return options.maxAge === 0 ? options : { ...options, maxAge: TEN_MINUTES }
}

function pendingName({ cookieName }: RequestSession) {
  return `${cookieName}-second-factor`
}

function toPendingName(session: RequestSession, name: string) {
  return name.replace(session.cookieName, pendingName(session))
}
