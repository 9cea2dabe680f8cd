import type { Fields } from "#app/lib/forms/field-specs/field-spec.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { keepTyping } from "#app/ui/staff/editor/typing.server.ts"
import { findTarget } from "./parts.server.ts"

export async function keepCourseTyping(
  db: SupabaseDb,
  course: string,
  part: string,
  url: URL,
  form: FormData,
) {
  const target = await findTarget(db, course, part, url.searchParams)
  return keepTyping(target, form, async (form, content) => {
    const { data } = await db.rpc("keep_course_typing", { course, form, content }).single().throwOnError()
    return data
  })
}

/** What the caller typed into a form and has not saved. */
export async function typedFields(db: SupabaseDb, course: string, form: string) {
  const { data } = await db
    .from("course_typing")
    .select("content, saved_at")
    .eq("course_id", course)
    .eq("form", form)
    .maybeSingle()
    .throwOnError()
  return data && { fields: data.content as Fields, savedAt: data.saved_at }
}
