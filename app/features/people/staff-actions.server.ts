import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { REASONS, ROLES } from "./labels.ts"

/** Opens a person's record, changes their roles, signs a device out, or undoes a merge. */
export async function changePerson({ db, intent, ids, form }: StaffActionArgs): Promise<StaffOutcome> {
  const [person = ""] = ids
  if (!isUuid(person)) return "not-found"
  switch (intent) {
    case "open":
      return openPerson(db, person, form)
    case "grant":
      return grantRole(db, person, String(form.get("role") ?? ""))
    case "remove":
      return removeRole(db, person, String(form.get("role_id") ?? ""))
    case "undo-merge":
      return undoMerge(db, String(form.get("merge") ?? ""))
    case "end-session": {
      const session = String(form.get("session") ?? "")
      if (!isUuid(session)) return "not-found"
      return { done: (await db.rpc("end_person_session", { person, session }).throwOnError()).data }
    }
    default:
      return "not-found"
  }
}

type Db = StaffActionArgs["db"]

async function openPerson(db: Db, person: string, form: FormData): Promise<StaffOutcome> {
  const reason = String(form.get("reason") ?? "")
  const note = String(form.get("note") ?? "").trim()
  if (!isReason(reason)) return { errors: { reason: "Choose a reason." } }
  if (note.length > 200) return { errors: { note: "Keep it to 200 characters." } }
  const { data: outcome } = await db.rpc("open_person", { person, reason, note }).throwOnError()
  if (outcome === "unknown") return "not-found"
  if (outcome === "missing-note") return { errors: { note: "Say why in a few words." } }
  return { done: outcome }
}

async function grantRole(db: Db, person: string, role: string): Promise<StaffOutcome> {
  if (!isRole(role)) return { errors: { role: "Choose a role." } }
  const { data: outcome } = await db.rpc("grant_role", { person, role }).throwOnError()
  if (outcome === "needs-chapter")
    return {
      errors: { role: "Chapter leads get their role when the application for their chapter is approved." },
    }
  return { done: outcome }
}

async function removeRole(db: Db, person: string, role_id: string): Promise<StaffOutcome> {
  if (!isUuid(role_id)) return "not-found"
  const { data: outcome } = await db.rpc("remove_role", { person, role_id }).throwOnError()
  return outcome === "unknown" ? "not-found" : { done: outcome }
}

async function undoMerge(db: Db, merge: string): Promise<StaffOutcome> {
  if (!isUuid(merge)) return "not-found"
  const { data: outcome } = await db.rpc("undo_merge", { merge }).throwOnError()
  return outcome === "not-allowed" ? "not-found" : { done: outcome }
}

function isReason(value: string): value is DbEnum<"opening_reason"> {
  return Object.hasOwn(REASONS, value)
}

function isRole(value: string): value is DbEnum<"app_role"> {
  return Object.hasOwn(ROLES, value)
}
