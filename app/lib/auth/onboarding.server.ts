import { type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router"
import { type Account, memberAccount } from "./account.server.ts"
import { decideRedirect, GUARD } from "./guard.ts"
import { authOf } from "./session/request-session.server.ts"

type Context = Readonly<RouterContextProvider>

const ONBOARDING_PATH = "/me/welcome"

// Exporting or deleting data requires no agreement.
const OPEN = { ...GUARD, exclude: [ONBOARDING_PATH, "/me/avatar", "/me/data", "/me/data/*"] }
// Open tabs request their token here.
const TOKEN = "/auth/token"

/**
 * Root middleware, after the guard: signs out sessions that were ended elsewhere, and redirects members without an
 * age or with unaccepted terms to onboarding.
 */
export const onboarding: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  const isForMembers = decideRedirect(url.pathname, null, GUARD) !== null
  if (!isForMembers && url.pathname !== TOKEN) return next()
  const account = await memberAccount(context)
  if (!account) return next()
  if (account.is_session_ended) {
    const retry = await endThisSession(context, url)
    if (!isForMembers) return next()
    throw retry
  }
  if (needsOnboarding(account) && decideRedirect(url.pathname, null, OPEN) !== null) {
    throw redirect(onboardingPath(request.method === "GET" ? url.pathname + url.search : url.pathname), 303)
  }
  return next()
}

/** Ends the session with its own token, which needs no admin rights. */
export async function endThisSession(context: Context, url: URL) {
  const { error } = await authOf(context).signOut({ scope: "local" })
  if (error) throw error
  return redirect(url.pathname + url.search, 303)
}

export function needsOnboarding({ is_age_known, due_texts }: Pick<Account, "is_age_known" | "due_texts">) {
  return !is_age_known || due_texts.length > 0
}

function onboardingPath(from: string) {
  return `${ONBOARDING_PATH}?${new URLSearchParams({ next: from })}`
}
