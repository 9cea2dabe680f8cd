import { checkInAction, openDate } from "#app/features/check-in/check-in.server.ts"
import { CheckInPanel } from "#app/features/check-in/check-in-panel.tsx"
import { checkInKits, checkInRoster } from "#app/features/check-in/queries.ts"
import { foundEntries } from "#app/features/check-in/roster.ts"
import { SavedCheckIn } from "#app/features/check-in/saved-check-in.tsx"
import { formattedTime } from "#app/features/events/event-view.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import type { Route } from "./+types/check-in"

/** For helpers at the door, who open it with a link of the event staff. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const open = await openDate(context, params.event)
  const flash = takeFlash(context)
  if (!open) return { open: null, flash }
  const db = supabase(context)
  const [roster, kits] = await Promise.all([checkInRoster(db, open.key), checkInKits(db, open.key)])
  const search = url.searchParams.get("search") ?? ""
  const found = await foundEntries(roster, open.date.date_id, search)
  const when = formattedTime(open.date.starts_at, open.date.time_zone)
  const found_ids = found.map(({ registration_id }) => registration_id)
  return { open: { date: open.date, roster, kits, search, found: found_ids, when }, flash }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  return checkInAction(context, params.event, url.pathname + url.search, await readForm(request))
}

export const meta = privateMeta({ title: "Check-in", path: "/events" })

export default function CheckInPage({ loaderData: { open, flash }, params }: Route.ComponentProps) {
  return (
    <div className="wrap max-w-reading py-10">
      <FlashMessage flash={flash} className="mb-6" />
      {open ? <CheckInPanel key={open.date.date_id} {...open} /> : <SavedCheckIn event={params.event} />}
    </div>
  )
}
