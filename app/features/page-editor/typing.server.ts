import type { Fields } from "#app/lib/forms/field-specs/field-spec.ts"
import { formFields } from "#app/lib/forms/field-specs/read-fields.ts"
import { storageErrors } from "#app/lib/forms/parse-form.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { AutosaveAnswer } from "#app/ui/staff/use-autosave.ts"
import { findTarget } from "./draft.server.ts"

const FAILED: AutosaveAnswer = { outcome: "failed", others: [] }

/** Keeps the form as the caller typed it, complete or not. */
export async function keepTyping(db: SupabaseDb, page: string, url: URL, form: FormData) {
  const target = await findTarget(db, page, url.searchParams)
  if (!target || Object.keys(storageErrors(form)).length > 0) return FAILED
  const { intent: _, ...content } = formFields(form)
  const { data } = await db
    .rpc("keep_page_typing", { page, form: target.key, content })
    .single()
    .throwOnError()
  if (data.outcome !== "saved") return FAILED
  const outcome = content.base === target.base ? "kept" : "changed-meanwhile"
  return { outcome, others: data.others ?? [] } satisfies AutosaveAnswer
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
