import type { Fields } from "#app/lib/forms/field-specs/field-spec.ts"
import { formFields } from "#app/lib/forms/field-specs/read-fields.ts"
import { storageErrors } from "#app/lib/forms/parse-form.ts"
import type { AutosaveAnswer } from "#app/ui/staff/use-autosave.ts"
import type { EditOutcome } from "./draft-actions.server.ts"

const FAILED: AutosaveAnswer = { outcome: "failed", others: [] }

interface Target {
  /** Names the form among those of the draft. */
  key: string
  base: string
}

type Keep = (form: string, content: Fields) => Promise<{ outcome: EditOutcome; others: string[] | null }>

/** Keeps a form as the caller typed it, complete or not. */
export async function keepTyping(target: Target | null, form: FormData, keep: Keep): Promise<AutosaveAnswer> {
  if (!target || Object.keys(storageErrors(form)).length > 0) return FAILED
  const { intent: _, ...content } = formFields(form)
  const { outcome, others } = await keep(target.key, content)
  if (outcome !== "saved") return FAILED
  return { outcome: content.base === target.base ? "kept" : "changed-meanwhile", others: others ?? [] }
}
