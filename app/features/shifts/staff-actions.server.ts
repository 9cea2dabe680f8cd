import { isUuid } from "#app/lib/format/uuid.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import type { Database } from "#app/lib/supabase/database.types.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { shiftSchema } from "./staff-schema.ts"

type SaveArgs = Database["public"]["Functions"]["save_shift"]["Args"]

interface Saved {
  outcome: DbEnum<"shift_save_outcome">
  id: string | null
}

/** The forms of a shift. The database checks who may. */
export function changeShift(args: StaffActionArgs): Promise<StaffOutcome> {
  switch (args.intent) {
    case "create":
      return saveShift(args, null)
    case "save":
      return saveShift(args, args.ids[0] ?? "")
    case "cancel":
      return cancelShift(args)
    case "check-in":
      return checkIn(args)
    default:
      return Promise.resolve("not-found")
  }
}

async function saveShift({ db, form }: StaffActionArgs, shift: string | null): Promise<StaffOutcome> {
  if (shift !== null && !isUuid(shift)) return "not-found"
  const parsed = parseForm(shiftSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  // The generated type does not know which arguments may be null.
  const given = { shift, ...parsed.value } as unknown as SaveArgs
  const { data } = await db.rpc("save_shift", given).single<Saved>().throwOnError()
  switch (data.outcome) {
    case "saved":
      return { done: "saved", id: data.id }
    case "skipped-time":
      return {
        errors: {
          starts: "Clocks go forward that night, so one of these times doesn’t exist. Choose another one.",
        },
      }
    case "too-small":
      return { errors: { capacity: "More people than that have a place already." } }
    case "not-allowed":
      return { errors: { chapter: "Choose a chapter that you lead." } }
    case "invalid":
      return { errors: { form: "We couldn’t save this shift. Check each field and try again." } }
    case "unknown":
      return "not-found"
  }
}

async function cancelShift({ db, ids: [shift = ""], form }: StaffActionArgs): Promise<StaffOutcome> {
  if (!isUuid(shift)) return "not-found"
  const why = String(form.get("reason") ?? "")
  const { data } = await db.rpc("cancel_shift", { shift, why }).throwOnError()
  if (data === "no-reason") return { errors: { reason: "Give the reason in 5 to 500 characters." } }
  return data === "unknown" ? "not-found" : { done: data }
}

async function checkIn({ db, form }: StaffActionArgs): Promise<StaffOutcome> {
  const signup = String(form.get("signup") ?? "")
  if (!isUuid(signup)) return "not-found"
  const { data } = await db.rpc("check_in_volunteer", { signup }).throwOnError()
  return data === "unknown" ? "not-found" : { done: data }
}
