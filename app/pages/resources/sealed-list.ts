import { proofFile } from "#app/features/raffles/proof-file.server.ts"
import { anonClient } from "#app/lib/auth/session/request-session.server.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { Route } from "./+types/sealed-list"

const HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Cache-Control": "no-store",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Robots-Tag": "noindex",
}

/** Everything that is needed to repeat a draw, as JSON for any origin. It names nobody. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const file = await proofFile(anonClient(context.get(appContext)), params.raffle)
  return file
    ? new Response(file, { headers: { ...HEADERS, "Content-Type": "application/json" } })
    : Response.json({ error: "Nothing is sealed yet." }, { status: 404, headers: HEADERS })
}
