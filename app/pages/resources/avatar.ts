import { data } from "react-router"
import { ownPicture, savePicture } from "#app/features/account/avatar.server.ts"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import type { Route } from "./+types/avatar"

/** The member's own picture, and nobody else's. */
export async function loader({ context }: Route.LoaderArgs) {
  requireMember(context)
  const path = (await memberAccount(context))?.avatar_path
  if (!path) throw data("There is no picture", { status: 404 })
  const picture = await ownPicture(supabase(context), path)
  return new Response(picture, {
    headers: {
      "Content-Type": "image/webp",
      "Content-Disposition": "inline",
      "X-Content-Type-Options": "nosniff",
    },
  })
}

/** Takes a picture from a browser that shows how far it has come. */
export async function action({ context, request }: Route.ActionArgs) {
  const { sub } = requireMember(context)
  const problem = await savePicture(supabase(context), sub, await request.formData())
  return Response.json({ problem }, { status: problem ? 400 : 200 })
}
