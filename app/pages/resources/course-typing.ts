import { keepCourseTyping } from "#app/features/course-editor/typing.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaffFetch } from "#app/lib/auth/staff.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import type { Route } from "./+types/course-typing"

/** Keeps what someone types into a form of a course, from a browser that sends it a moment after each change. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  await requireStaffFetch(context, url, "editor", "instructor")
  const form = await readForm(request)
  return Response.json(await keepCourseTyping(supabase(context), params.id, params.part, url, form))
}
