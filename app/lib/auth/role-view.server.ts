import { data, type MiddlewareFunction } from "react-router"
import { requestSession } from "./session/request-session.server.ts"

export const ROLE_VIEW =
  "You’re looking at the staff pages as another role, so you can’t change anything. End the view first."

/** Root middleware: a page or form that failed because the session only views a role says so. */
export const roleView: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next()
  if (response.status < 500 || !requestSession(context).isReadOnly) return response
  throw data(ROLE_VIEW, { status: 403 })
}
