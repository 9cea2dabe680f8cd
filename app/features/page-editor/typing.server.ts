import type { Fields } from "#app/lib/forms/field-specs/field-spec.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { keepTyping } from "#app/ui/staff/editor/typing.server.ts"
import { findTarget } from "./draft.server.ts"

export async function keepPageTyping(db: SupabaseDb, page: string, url: URL, form: FormData) {
  const target = await findTarget(db, page, url.searchParams)
  return keepTyping(target, form, async (form, content) => {
    const { data } = await db.rpc("keep_page_typing", { page, form, content }).single().throwOnError()
    return data
  })
}

/** What the caller typed into a form and has not saved. */
export async function typedFields(db: SupabaseDb, page: string, form: string) {
  const { data } = await db
    .from("page_typing")
    .select("content, saved_at")
    .eq("page_id", page)
    .eq("form", form)
    .maybeSingle()
    .throwOnError()
  return data && { fields: data.content as Fields, savedAt: data.saved_at }
}
