import { data } from "react-router"
import { ownPicture, PICTURE_SAVED, savePicture } from "#app/features/account/avatar.server.ts"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { setFlash } from "#app/lib/forms/flash.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import type { Route } from "./+types/avatar"

/** The picture of the signed-in member. */
export async function loader({ context }: Route.LoaderArgs) {
  requireMember(context)
  const path = (await memberAccount(context))?.avatar_path
  if (!path) throw data("No picture", { status: 404 })
  const picture = await ownPicture(supabase(context), path)
  return new Response(picture, {
    headers: {
      "Content-Type": "image/webp",
      "Content-Disposition": "inline",
      "X-Content-Type-Options": "nosniff",
    },
  })
}

/** Upload from a browser that shows its progress. */
export async function action({ context, request }: Route.ActionArgs) {
  const { sub } = requireMember(context)
  const error = await savePicture(supabase(context), sub, await readForm(request))
  if (!error) setFlash(context, PICTURE_SAVED)
  return Response.json({ error }, { status: error ? 400 : 200 })
}
