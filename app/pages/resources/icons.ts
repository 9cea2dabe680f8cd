import { findIcons } from "#app/lib/icons/icon-collections.server.ts"
import type { Route } from "./+types/icons"

const WEEK = "public, max-age=604800, stale-while-revalidate=604800"

/** `GET /api/_nuxt_icon/ph.json?icons=a,b`, in the shape of the public Iconify API. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const answer = await findIcons(params.file, new URL(request.url).searchParams)
  if (answer.status !== 200) {
    const { message, status } = answer
    return Response.json({ message }, { status, headers: { "Cache-Control": "private, no-store" } })
  }
  // Made from no table: no change in the database makes it old.
  return Response.json(answer.icons, { headers: { "Cache-Control": WEEK, "X-Content-Tables": "" } })
}
