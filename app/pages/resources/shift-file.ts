import { shiftCalendar } from "#app/features/shifts/calendar-file.server.ts"
import { shiftById } from "#app/features/shifts/queries.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { throwUnknownPath } from "#app/lib/rendering/throw-not-found.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { Route } from "./+types/shift-file"

/** A shift to add to a calendar. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const id = /\/([0-9a-f-]{36})\.ics$/.exec(url.pathname)?.[1] ?? ""
  const shift = isUuid(id) ? await shiftById(supabase(context), id) : null
  if (!shift) throwUnknownPath({ url })
  const settings = await cachedSettings(context)
  const site = { name: settings.name, url: context.get(appContext).siteUrl.replace(/\/$/, "") }
  return new Response(shiftCalendar(shift, site), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="shift.ics"`,
    },
  })
}
