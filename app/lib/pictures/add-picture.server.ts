import { assertNever } from "#app/lib/assert-never.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import type { FieldErrors } from "#app/lib/forms/action-result.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"
import { savePicture } from "./save-picture.server.ts"
import { newPictureSchema } from "./schema.ts"

type Errors = { errors: Record<string, string> }

/** Saves the uploaded picture: its id, or the errors of the form. */
export async function addPicture(db: SupabaseDb, form: FormData): Promise<{ id: string } | Errors> {
  const parsed = parseForm(newPictureSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const saved = await savePicture(db, form.get("picture"), parsed.value)
  return saved.ok ? { id: saved.id } : { errors: { picture: saved.error } }
}

/** The action of a form with a `PictureField`: `set` stores the id of the chosen picture, or null for none. */
export async function choosePicture(
  { db, form }: Pick<StaffActionArgs, "db" | "form">,
  set: (picture: string | null) => Promise<DbEnum<"picture_choice_outcome">>,
): Promise<StaffOutcome> {
  const chosen = await chosenPicture(db, form)
  if ("errors" in chosen) return chosen
  const outcome = await set(chosen.id)
  switch (outcome) {
    case "saved":
      return { done: outcome }
    case "unknown":
      return { errors: { picture_id: "That picture no longer exists. Choose another one." } }
    case "not-allowed":
      return "not-found"
    default:
      return assertNever(outcome)
  }
}

/** A new file, which is saved first, or a stored picture. */
async function chosenPicture(db: SupabaseDb, form: FormData): Promise<{ id: string | null } | Errors> {
  const file = form.get("picture_file")
  if (!(file instanceof File) || file.size === 0) {
    const id = String(form.get("picture_id") ?? "")
    return { id: isUuid(id) ? id : null }
  }
  const upload = new FormData()
  upload.set("picture", file)
  upload.set("alt", form.get("picture_alt") ?? "")
  upload.set("credit", "")
  const added = await addPicture(db, upload)
  return "id" in added ? added : { errors: fieldErrors(added.errors) }
}

function fieldErrors({ alt, picture }: FieldErrors): Record<string, string> {
  return { ...(alt && { picture_alt: alt }), ...(picture && { picture_file: picture }) }
}
