import { findIcons } from "#app/lib/icons/icon-collections.server.ts"
import type { Route } from "./+types/icons"

const WEEK = "public, max-age=604800, stale-while-revalidate=604800"

/** `GET /api/_nuxt_icon/ph.json?icons=a,b`, in the format of the public Iconify API. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const result = await findIcons(params.file, url.searchParams)
  if (result.status !== 200) {
    const { message, status } = result
    return Response.json({ message }, { status, headers: { "Cache-Control": "private, no-store" } })
  }
  // Depends on no table, so no database change invalidates it.
  return Response.json(result.icons, { headers: { "Cache-Control": WEEK, "X-Content-Tables": "" } })
}
