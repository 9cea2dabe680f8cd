import type { RouterContextProvider } from "react-router"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { requestSession } from "#app/lib/auth/session/request-session.server.ts"
import { stateSlug } from "#app/lib/format/states.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { stateCookie, stateOfSlug } from "./state-cookie.ts"

type Context = Readonly<RouterContextProvider>

/**
 * The state of the member's profile, or the one that the visitor chose. A page that reads it must be in the list of
 * state-cookie.ts, because public pages are otherwise the same for everyone.
 */
export async function visitorState(context: Context) {
  const own = (await memberAccount(context))?.state ?? null
  return { state: own ?? chosenState(context), isOwn: own !== null }
}

function chosenState(context: Context) {
  return stateOfSlug(requestSession(context).readCookie(cookieOf(context).name))
}

/** Remembers a state for a year, or forgets it. */
export function chooseState(context: Context, state: string | null) {
  const { name, options } = cookieOf(context)
  const session = requestSession(context)
  if (state === null) session.setCookie(name, "", { ...options, maxAge: 0 })
  else session.setCookie(name, stateSlug(state), options)
}

function cookieOf(context: Context) {
  return stateCookie(context.get(appContext).siteUrl)
}
