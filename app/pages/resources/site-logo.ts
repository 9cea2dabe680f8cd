import { redirect } from "react-router"
import { anonClient } from "#app/lib/auth/session/request-session.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { logoImages } from "#app/lib/theming/site-logo.ts"
import type { Route } from "./+types/site-logo"

/** A logo that the office has uploaded. Emails that were sent with an earlier one still show it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const [, id = "", kind] = /^(.*?)(-on-dark|-icon)?$/.exec(params.logo) ?? []
  const images = isUuid(id) ? await logoImages(anonClient(context.get(appContext)), id) : null
  if (!images) throwNotFound({ url })
  // Logos from before there were icons have none.
  if (kind === "-icon" && !images.icon) throw redirect("/icons/app-512.png")
  const image = kind === "-icon" ? images.icon : kind ? images.onDark : images.onLight
  return new Response(image, {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=31536000, immutable",
      // Emails and search engines show it.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  })
}
