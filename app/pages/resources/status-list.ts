import { type StatusList, signedStatusList } from "#app/features/certificates/signed.server.ts"
import type { Route } from "./+types/status-list"

let cached: (StatusList & { until: number }) | undefined

/** The signed list of revoked and suspended certificates. All caches together hold it for its `ttl` at most. */
export async function loader({ context }: Route.LoaderArgs) {
  const now = Date.now()
  if (!cached || cached.until <= now) {
    const list = await signedStatusList(context)
    cached = { ...list, until: now + list.ttl }
  }
  return new Response(cached.jwt, {
    headers: {
      "Content-Type": "application/vc+jwt",
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": `public, max-age=${Math.max(0, Math.floor((cached.until - now) / 1000))}`,
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  })
}
