import { issuerDocument } from "#app/features/certificates/signed.server.ts"
import type { Route } from "./+types/did"

/** Who we are to programs that check our credentials: did:web looks for it here. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await issuerDocument(context), {
    headers: {
      "Content-Type": "application/did+json",
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": "no-cache",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  })
}
