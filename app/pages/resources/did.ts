import { issuerDocument } from "#app/features/certificates/signed.server.ts"
import type { Route } from "./+types/did"

/** The did:web document of the issuer, for verifying our credentials. */
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
