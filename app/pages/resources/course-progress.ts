import { data } from "react-router"
import { z } from "zod"
import { savePositions } from "#app/features/courses/progress/save-positions.server.ts"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import type { Route } from "./+types/course-progress"

const progressSchema = z.object({
  /** The device's clock, in milliseconds. */
  sentAt: z.number(),
  positions: z.array(z.looseObject({ at: z.number().optional() })).max(500),
})

/** Stores the positions that a member's device collected, and says for each what became of it. */
export async function action({ context, request }: Route.ActionArgs) {
  if (request.method !== "POST") throw data("Use POST", { status: 405 })
  if (!getClaims(context)) throw data("Sign in first", { status: 401 })
  const parsed = progressSchema.safeParse(await request.json().catch(() => null))
  if (!parsed.success) throw data("Invalid lesson positions", { status: 400 })
  return Response.json({ results: await savePositions(supabase(context), parsed.data, Date.now()) })
}

export function loader() {
  throw data("Use POST", { status: 405 })
}
