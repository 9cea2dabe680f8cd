import { OfferStatusView } from "#app/features/gift-offers/offer-status.tsx"
import { offerByToken, offerHistory, withdrawOffer } from "#app/features/gift-offers/queries.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/gift-offer"

export const handle = { background: "white" } satisfies PageHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = supabase(context)
  const [offer, history] = await Promise.all([offerByToken(db, params.token), offerHistory(db, params.token)])
  return { offer: offer ?? throwNotFound({ url }), history, flash: takeFlash(context) }
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const outcome = await withdrawOffer(supabase(context), params.token)
  if (outcome === "unknown") throwNotFound({ url })
  return outcome === "withdrawn"
    ? redirectWithFlash(context, url.pathname, "You withdrew the offer.")
    : redirectWithFlash(context, url.pathname, "It can’t be withdrawn anymore.", "warm")
}

export const meta = privateMeta({ title: "Your offer" })

export default function GiftOfferPage({ loaderData }: Route.ComponentProps) {
  return <OfferStatusView {...loaderData} />
}
