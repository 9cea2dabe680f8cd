import { signedStatusList } from "#app/features/certificates/signed.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import type { Route } from "./+types/status-list"

const CACHE_MS = 15_000
const cache = new Map<string, { jwt: string; until: number }>()

/** The signed list of revoked or suspended certificates, cached for 15 seconds. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const cached = cache.get(params.purpose)
  const jwt =
    cached && cached.until > Date.now() ? cached.jwt : await signedStatusList(context, params.purpose)
  if (jwt === null) return throwNotFound({ url })
  if (jwt !== cached?.jwt) cache.set(params.purpose, { jwt, until: Date.now() + CACHE_MS })
  return new Response(jwt, {
    headers: {
      "Content-Type": "application/vc+jwt",
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": "no-cache",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  })
}
