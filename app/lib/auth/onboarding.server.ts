import { type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router"
import { type Account, memberAccount } from "./account.server.ts"
import { decideRedirect, GUARD } from "./guard.ts"
import { supabase } from "./request-session.server.ts"

type Context = Readonly<RouterContextProvider>

export const ONBOARDING_PATH = "/me/welcome"

// Nobody has to agree to anything before they may take their data along, or leave.
const OPEN = { ...GUARD, exclude: [ONBOARDING_PATH, "/me/avatar", "/me/data", "/me/data/*"] }
// Where a tab that stays open comes for its token.
const TOKEN = "/auth/token"

/**
 * Root middleware, after the guard: a session that its member has ended elsewhere is over, and whoever has not told
 * their age or has a text to agree to does that before a member's page.
 */
export const welcome: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  const isForMembers = decideRedirect(url.pathname, null, GUARD) !== null
  if (!isForMembers && url.pathname !== TOKEN) return next()
  const account = await memberAccount(context)
  if (!account) return next()
  if (account.is_session_ended) {
    const again = await endThisSession(context, url)
    if (!isForMembers) return next()
    throw again
  }
  if (isUnfinished(account) && decideRedirect(url.pathname, null, OPEN) !== null) {
    throw redirect(welcomePath(request.method === "GET" ? url.pathname + url.search : url.pathname), 303)
  }
  return next()
}

/** Ends the session with its own token, which every auth service allows. */
export async function endThisSession(context: Context, url: URL) {
  const { error } = await supabase(context).auth.signOut({ scope: "local" })
  if (error) throw error
  return redirect(url.pathname + url.search, 303)
}

export function isUnfinished({ is_age_known, due_texts }: Pick<Account, "is_age_known" | "due_texts">) {
  return !is_age_known || due_texts.length > 0
}

function welcomePath(from: string) {
  return `${ONBOARDING_PATH}?${new URLSearchParams({ next: from })}`
}
