import { data } from "react-router"
import { z } from "zod"
import { savePositions } from "#app/features/courses/progress/save-positions.server.ts"
import { startCourses } from "#app/features/courses/progress/start-as-guest.server.ts"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import type { Route } from "./+types/course-progress"

const progressSchema = z.object({
  /** The device's clock, in milliseconds. */
  sentAt: z.number(),
  positions: z.array(z.looseObject({ lesson: z.unknown(), at: z.number().optional() })).max(500),
})

/** A guest's device reports one lesson at a time. */
const GUEST_POSITIONS = 10

/**
 * Stores the positions that a member's device collected, and says for each what became of it. A guest's positions stay
 * on the device; only the fact that they have started the course is stored.
 */
export async function action({ context, request }: Route.ActionArgs) {
  if (request.method !== "POST") throw data("Use POST", { status: 405 })
  const parsed = progressSchema.safeParse(await request.json().catch(() => null))
  if (!parsed.success) throw data("Invalid lesson positions", { status: 400 })
  const { positions } = parsed.data
  if (!getClaims(context)) {
    if (positions.length > GUEST_POSITIONS) throw data("Send fewer positions at once", { status: 400 })
    return Response.json({ results: await startCourses(context, positions) })
  }
  return Response.json({ results: await savePositions(supabase(context), parsed.data, Date.now()) })
}

export function loader() {
  throw data("Use POST", { status: 405 })
}
