import { calendarResponse } from "#app/features/events/calendar-file.server.ts"
import { calendarByLink } from "#app/features/events/registration-queries.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { throwUnknownPath } from "#app/lib/rendering/throw-not-found.ts"
import type { Route } from "./+types/own-events-feed"

/** A member's own calendar. The secret in the address is enough, because calendar programs do not sign in. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const rows = await calendarByLink(supabase(context), url.searchParams.get("key") ?? "")
  if (!rows) throwUnknownPath({ url })
  const dates = rows.map(row => ({
    ...{ id: row.date_id, starts_at: row.starts_at, ends_at: row.ends_at, sequence: row.sequence },
    ...{ slug: row.event, summary: row.summary, isCanceled: row.is_canceled },
    title: row.status === "waiting" ? `Waiting list: ${row.title}` : row.title,
    isTentative: row.status !== "confirmed",
    location: row.join_url ?? [row.place, row.address].filter(Boolean).join(", "),
  }))
  return calendarResponse(context, dates, {
    name: "My events",
    headers: { "Cache-Control": "private, no-store" },
  })
}
