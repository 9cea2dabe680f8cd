import { keepDraft } from "#app/features/article-editor/draft.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaffFetch } from "#app/lib/auth/staff.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { throwUnknownPath } from "#app/lib/rendering/throw-not-found.ts"
import type { Route } from "./+types/article-draft"

/** Keeps what an editor is typing, from a browser that sends it a moment after each change. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  await requireStaffFetch(context, url, "editor")
  if (!isUuid(params.id)) throwUnknownPath({ url })
  return Response.json(await keepDraft(supabase(context), params.id, await readForm(request)))
}
