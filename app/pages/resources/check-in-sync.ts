import { data } from "react-router"
import { openDate } from "#app/features/check-in/check-in.server.ts"
import { checkInDate, checkInKits, checkInRoster, saveCheckIns } from "#app/features/check-in/queries.ts"
import { syncSchema } from "#app/features/check-in/step.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import type { Route } from "./+types/check-in-sync"

/** Takes what a helper's phone has noted, and says what changed on the list since its last visit. */
export async function action({ context, params, request }: Route.ActionArgs) {
  if (request.method !== "POST") throw data("Use POST", { status: 405 })
  const parsed = syncSchema.safeParse(await request.json().catch(() => null))
  if (!parsed.success) throw data("Invalid check-ins", { status: 400 })
  const { device, steps, since } = parsed.data
  const open = await openDate(context, params.event)
  if (!open) throw data("This link has ended", { status: 403 })
  const db = supabase(context)
  const results = steps.length > 0 ? await saveCheckIns(db, open.key, device, steps) : []
  // The date first: its time is the next `since`, so that no change falls between two visits.
  const date = await checkInDate(db, open.key)
  const [roster, kits] = await Promise.all([checkInRoster(db, open.key, since), checkInKits(db, open.key)])
  return Response.json({ results, date, roster, kits })
}

export function loader() {
  throw data("Use POST", { status: 405 })
}
