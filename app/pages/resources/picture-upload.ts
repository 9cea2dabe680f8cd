import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaffFetch } from "#app/lib/auth/staff.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { addPicture } from "#app/lib/pictures/add-picture.server.ts"
import { UPLOAD_ROLES } from "#app/lib/pictures/picture.ts"
import type { Route } from "./+types/picture-upload"

/** Upload from a browser that shows its progress. */
export async function action({ context, request, url }: Route.ActionArgs) {
  await requireStaffFetch(context, url, ...UPLOAD_ROLES)
  const added = await addPicture(supabase(context), await readForm(request))
  return Response.json(added, { status: "id" in added ? 200 : 400 })
}
