import { daysLeft, stateLabel } from "#app/features/certificates/card.ts"
import { waitForLookup } from "#app/features/certificates/lookup-limit.server.ts"
import { certificateCard } from "#app/features/certificates/queries.ts"
import { anonClient } from "#app/lib/auth/session/request-session.server.ts"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { Route } from "./+types/verify-certificate"

const HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Cache-Control": "no-store",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Robots-Tag": "noindex",
}

/** The verification result as JSON, for any origin. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(appContext)
  const wait = waitForLookup(services.clientAddress)
  if (wait !== null) {
    const headers = {
      ...HEADERS,
      "Retry-After": String(wait),
      "Access-Control-Expose-Headers": "Retry-After",
    }
    return Response.json({ error: "Too many requests. Try again later." }, { status: 429, headers })
  }
  const card = await certificateCard(anonClient(services), params.id)
  if (!card) return Response.json({ error: "Certificate not found." }, { status: 404, headers: HEADERS })
  const settings = await cachedSettings(context)
  const now = Date.now()
  const { headline, sentence } = stateLabel(card, now)
  const page = new URL(`/certificate/${card.id}`, services.siteUrl).href
  const result = {
    id: card.id,
    status: card.status,
    isValid: card.status === "valid",
    summary: `${headline}. ${sentence}`,
    daysLeft: card.status === "valid" ? daysLeft(card, now) : null,
    reason: card.reason,
    name: card.name,
    isHolderErased: card.isErased,
    course: card.course,
    criteria: card.criteria,
    issuer: settings.name,
    issuedAt: card.issuedAt,
    expiresAt: card.expiresAt,
    replaces: card.replaces,
    replacedBy: card.replacedBy,
    page,
    credential: `${page}/credential.jwt`,
  }
  return Response.json(result, { headers: HEADERS })
}
