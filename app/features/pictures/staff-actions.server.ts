import { assertNever } from "#app/lib/assert-never.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import { addPicture } from "#app/lib/pictures/add-picture.server.ts"
import { PICTURE_ID } from "#app/lib/pictures/picture.ts"
import { pictureSchema } from "#app/lib/pictures/schema.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"

/** The forms of the pictures page: a new picture, a changed one, one for the press, a deleted one. */
export async function changePictures(args: StaffActionArgs): Promise<StaffOutcome> {
  const { db, form, intent, ids } = args
  switch (intent) {
    case "add": {
      const added = await addPicture(db, form)
      return "id" in added ? { done: "added" } : added
    }
    case "save":
      return describePicture(args)
    case "press":
      return choosePress(args)
    case "delete": {
      const wanted = ids[0] ?? ""
      if (!PICTURE_ID.test(wanted)) return "not-found"
      const { data: outcome } = await db.rpc("delete_picture", { wanted }).throwOnError()
      return outcome === "not-allowed" ? "not-found" : { done: outcome }
    }
    default:
      return "not-found"
  }
}

/** The button says whether the press may print the picture. */
async function choosePress({ db, form, ids: [picture] }: StaffActionArgs): Promise<StaffOutcome> {
  if (!PICTURE_ID.test(picture ?? "")) return "not-found"
  const is_approved = form.get("press") === "yes"
  const { data: outcome } = await db
    .rpc("set_press_picture", { picture: picture!, is_approved })
    .throwOnError()
  switch (outcome) {
    case "approved":
    case "removed":
      return { done: outcome }
    case "no-credit":
      return { errors: { form: "Add a credit first: reporters must print it." } }
    case "consent-ended":
      return { errors: { form: "The consent of the people in it has ended." } }
    case "not-allowed":
      return { errors: { form: "Only editors decide what is in the press kit." } }
    default:
      return assertNever(outcome)
  }
}

async function describePicture({ db, form, ids: [id] }: StaffActionArgs): Promise<StaffOutcome> {
  if (!PICTURE_ID.test(id ?? "")) return "not-found"
  const parsed = parseForm(pictureSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const { consent_note, consent_until, ...described } = parsed.value
  const { data } = await db.from("pictures").update(described).eq("id", id!).select("id").throwOnError()
  if (data.length === 0) return { done: "unknown" }
  await db
    .from("picture_records")
    .update({ consent_note, consent_until })
    .eq("picture_id", id!)
    .throwOnError()
  return { done: "saved" }
}
