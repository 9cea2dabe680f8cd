import { signedStatusList } from "#app/features/certificates/signed.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import type { Route } from "./+types/status-list"

const KEPT_MS = 15_000
const kept = new Map<string, { jwt: string; until: number }>()

/** The signed list of revoked or suspended certificates, at most half a minute old wherever it is kept. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = kept.get(params.purpose)
  const jwt = known && known.until > Date.now() ? known.jwt : await signedStatusList(context, params.purpose)
  if (jwt === null) return throwNotFound({ url })
  if (jwt !== known?.jwt) kept.set(params.purpose, { jwt, until: Date.now() + KEPT_MS })
  return new Response(jwt, {
    headers: {
      "Content-Type": "application/vc+jwt",
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": "no-cache",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  })
}
