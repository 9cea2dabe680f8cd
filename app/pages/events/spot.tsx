import { href } from "react-router"
import { formattedTime } from "#app/features/events/event-view.server.ts"
import { registrationByLink } from "#app/features/events/registration-queries.ts"
import { spotAction } from "#app/features/events/spot.server.ts"
import { SpotPanel } from "#app/features/events/spot-panel.tsx"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/spot"

/** The page behind the link of an email; the link is enough, without signing in. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const spot = await registrationByLink(supabase(context), url.searchParams.get("key") ?? "")
  if (!spot || spot.event !== params.event) throwNotFound({ url })
  return {
    spot,
    when: formattedTime(spot.starts_at, spot.time_zone),
    offerEnds: spot.offer_expires_at && formattedTime(spot.offer_expires_at, spot.time_zone),
    flash: takeFlash(context),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const back = url.pathname + url.search
  return spotAction(context, back, url.searchParams.get("key") ?? "", await readForm(request))
}

export const meta = privateMeta({ title: "Your spot", path: "/events" })

export default function SpotPage({ loaderData: { spot, when, offerEnds, flash } }: Route.ComponentProps) {
  return (
    <div className="wrap max-w-reading py-section">
      <FlashMessage flash={flash} className="mb-6" />
      <h1 className="display wdth-74 mb-6 text-1 uppercase leading-[0.86]">{spot.title}</h1>
      <SpotPanel {...{ spot, when, offerEnds }} />
      <IfOpen to={href("/events")}>
        <p className="mt-8">
          <Link to={href("/events/:event", { event: spot.event })}>About this event</Link>
        </p>
      </IfOpen>
    </div>
  )
}
