import type { RouterContextProvider } from "react-router"
import { ensureGuestKey } from "#app/lib/auth/guest-key.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"

type Context = Readonly<RouterContextProvider>

/** Records that the guest has started the course of this lesson, so that they can finish it if it is unpublished. */
export async function startAsGuest(context: Context, lesson: string) {
  const start = { lesson, guest_key: ensureGuestKey(context) }
  const { data } = await supabase(context).rpc("start_as_guest", start).throwOnError()
  return data
}

/** The same for all lessons that a device reports; one lesson is enough to start a course. */
export async function startCourses(context: Context, positions: readonly { lesson?: unknown }[]) {
  const results = []
  for (const { lesson } of positions) {
    const isStarted = typeof lesson === "string" && isUuid(lesson) && (await startAsGuest(context, lesson))
    results.push({ lesson, outcome: isStarted === "started" ? "on-device" : "unknown" })
  }
  return results
}
