import { data, type MiddlewareFunction, type RouterContextProvider } from "react-router"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { getClaims, requestSession, supabase } from "./session/request-session.server.ts"
import { staffSession } from "./staff-session.server.ts"

export const ROLE_VIEW =
  "You’re looking at the staff pages as another role, so you can’t change anything. End the view first."

/** Root middleware: a page or form that failed because the session only views a role says so. */
export const roleView: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const response = await next()
  if (response.status < 500) return response
  if (request.method === "GET") {
    if (requestSession(context).isReadOnly) throw data(ROLE_VIEW, { status: 403 })
    return response
  }
  // The storage service answers a refused file like any other that may not be written.
  if (!requestSession(context).isReadOnly && (await staffSession(context)) !== "viewing") return response
  throw redirectWithFlash(context, "/staff", ROLE_VIEW, "warm")
}

/** For forms that the auth service answers: a hosted one does not know which sessions view a role. */
export async function refuseInRoleView(context: Readonly<RouterContextProvider>, path: string) {
  if (getClaims(context)?.aal !== "aal2") return
  const { data: view } = await supabase(context).rpc("role_view").maybeSingle().throwOnError()
  if (view) throw redirectWithFlash(context, path, ROLE_VIEW, "warm")
}
