import { keepPageTyping } from "#app/features/page-editor/typing.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaffFetch } from "#app/lib/auth/staff.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import type { Route } from "./+types/page-typing"

/** Keeps what someone types into a form of a page, from a browser that sends it a moment after each change. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  await requireStaffFetch(context, url, "editor")
  const form = await readForm(request)
  return Response.json(await keepPageTyping(supabase(context), params.id, url, form))
}
