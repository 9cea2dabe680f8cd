import { storageErrors } from "#app/lib/forms/parse-form.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { AutosaveAnswer } from "#app/ui/staff/use-autosave.ts"
import type { Fields } from "./editing.server.ts"
import { reportOf, type TextReport } from "./report.server.ts"

/** The answer to the browser that keeps a draft. */
export interface DraftAnswer extends AutosaveAnswer {
  report: TextReport
}

/** Keeps the form as the caller's draft, complete or not, and checks its text. */
export async function keepDraft(db: SupabaseDb, article: string, form: FormData): Promise<DraftAnswer> {
  const content: Fields = {}
  for (const [name, value] of form) if (typeof value === "string") content[name] = value
  const { base_version = "", intent: _, ...fields } = content
  const report = await reportOf(db, fields.body ?? "")
  if (Object.keys(storageErrors(form)).length > 0) return { outcome: "failed", others: [], report }
  const base = /^\d{1,9}$/.test(base_version) ? Number(base_version) : 0
  const { data } = await db
    .rpc("keep_article_draft", { article, base_version: base, content: fields })
    .single()
    .throwOnError()
  const isKept = data.outcome === "kept" || data.outcome === "changed-meanwhile"
  return {
    outcome: isKept ? (data.outcome as "kept" | "changed-meanwhile") : "failed",
    others: data.others ?? [],
    report,
  }
}
