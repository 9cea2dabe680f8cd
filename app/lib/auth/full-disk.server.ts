import { data, type MiddlewareFunction } from "react-router"
import { requestSession } from "./session/request-session.server.ts"

export const FULL_DISK = "We can’t save anything right now. Please try again in a few minutes."

/** Root middleware: a page or form that failed because Supabase's disk is full says so, with 507 instead of 500. */
export const fullDisk: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next()
  if (response.status < 500 || !requestSession(context).isDiskFull) return response
  throw data(FULL_DISK, { status: 507, headers: { "Retry-After": "60" } })
}

/** Whether supabase-js failed because the disk is full. */
export function isFullDiskError(error: unknown) {
  const { code, status } = (error ?? {}) as { code?: unknown; status?: unknown }
  return code === "53100" || status === 507
}
