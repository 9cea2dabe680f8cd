import { data, href } from "react-router"
import { TicketPanel } from "#app/features/events/ticket-panel.tsx"
import { ticketByCode } from "#app/features/events/ticket-queries.ts"
import { ticketView } from "#app/features/events/ticket-view.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/ticket"

/** A ticket for anyone with its code. The service worker saves it until it expires. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ticket = await ticketByCode(supabase(context), params.code)
  if (!ticket || ticket.event !== params.event) throwNotFound({ url })
  const view = ticketView(ticket, params.code.toUpperCase(), context.get(appContext).siteUrl)
  return data(view, { headers: { Expires: new Date(Date.parse(ticket.ends_at) + DAY_MS).toUTCString() } })
}

const DAY_MS = 86_400_000

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta = privateMeta({ title: "Your ticket", path: "/events" })

export default function TicketPage({ loaderData }: Route.ComponentProps) {
  const { event } = loaderData.ticket
  return (
    <div className="wrap max-w-160 py-section">
      <h1 className="display wdth-74 mb-6 text-1 uppercase leading-[0.86]">Your ticket</h1>
      <TicketPanel {...loaderData} />
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden">
        <PushButton href={`/events/${event}.ics`} variant="white" icon="ph:calendar-plus-fill">
          Add to my calendar
        </PushButton>
        <IfOpen to={href("/events")}>
          <Link to={href("/events/:event", { event })}>About this event</Link>
        </IfOpen>
      </div>
      <p className="mt-6 text-gray-600 print:hidden">
        Keep this page open, or come back to it: it works without a network. Anyone with this link can use the
        ticket, so share it only with the people you’re bringing.
      </p>
    </div>
  )
}
