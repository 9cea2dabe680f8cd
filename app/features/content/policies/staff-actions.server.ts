import { z } from "zod"
import { assertNever } from "#app/lib/assert-never.ts"
import { localMoment } from "#app/lib/forms/fields.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { inOfficeZone, officeTimeZone } from "#app/lib/staff/office-time.server.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"
import { readPolicySource } from "./read-source.server.ts"

const KIND = /^[a-z][a-z0-9-]{0,39}$/
const revision = z.coerce.number().int().min(1).max(2_147_483_647)
const title = z.string().trim().min(1, "Write a title.").max(120, "Keep it to 120 characters.")
const summary = z.string().trim().max(4000, "Keep it to 4,000 characters.").default("")

// A draft may lack what changed; publishing asks for it.
const draftSchema = z.object({ base: revision, title, summary, source: z.string().optional() })
const publishSchema = z.object({
  base: revision,
  effective_from: z.union([z.literal(""), localMoment()]).optional(),
})

/** What the forms of a legal text do, each through an SQL function that checks role and rules. */
export async function changePolicy({
  db,
  intent,
  ids: [kind = ""],
  form,
}: StaffActionArgs): Promise<StaffOutcome> {
  if (!KIND.test(kind)) return "not-found"
  switch (intent) {
    case "start":
      return edited((await db.rpc("start_policy_draft", { kind }).throwOnError()).data, "started")
    case "discard":
      return edited((await db.rpc("discard_policy_draft", { kind }).throwOnError()).data, "discarded")
    case "save":
      return save(db, kind, form)
    case "publish":
      return publish(db, kind, form)
    default:
      return { errors: { form: "Something went wrong with this form. Reload and try again." } }
  }
}

async function save(db: SupabaseDb, kind: string, form: FormData): Promise<StaffOutcome> {
  const parsed = parseForm(draftSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const { base, source, ...words } = parsed.value
  // Consents and the waiver have no sections.
  const read = form.has("source") ? readPolicySource(source ?? "") : { sections: [] }
  if ("error" in read) return { errors: { source: read.error } }
  const given = { kind, base_revision: base, ...words, sections: read.sections }
  return edited((await db.rpc("save_policy_draft", given).throwOnError()).data, "saved")
}

function edited(outcome: DbEnum<"policy_edit_outcome">, done: string): StaffOutcome {
  switch (outcome) {
    case "saved":
      return { done }
    case "unknown":
      return done === "started" ? "not-found" : { done: "gone" }
    case "changed-meanwhile":
      return { errors: { form: CHANGED } }
    case "invalid":
      return { errors: { form: "It can’t be saved like this. Check each field." } }
    case "not-allowed":
      return { errors: { form: NOT_ALLOWED } }
    default:
      return assertNever(outcome)
  }
}

const CHANGED = "Someone else saved this draft just now. Open the page again to see their words."
const NOT_ALLOWED = "Only administrators change legal texts."

async function publish(db: SupabaseDb, kind: string, form: FormData): Promise<StaffOutcome> {
  const parsed = parseForm(publishSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const { base, effective_from } = parsed.value
  const moment = effective_from ? inOfficeZone(effective_from, await officeTimeZone(db)) : undefined
  const given = { kind, base_revision: base, effective_from: moment }
  const { data: outcome } = await db.rpc("publish_policy", given).throwOnError()
  if (outcome === "published") return { done: "published" }
  if (outcome === "unknown") return { done: "gone" }
  return { errors: problemOf(outcome) }
}

type Problem = Exclude<DbEnum<"policy_publish_outcome">, "published" | "unknown">

function problemOf(outcome: Problem): Record<string, string> {
  switch (outcome) {
    case "unchanged":
      return { form: "The words are the same as in the newest version." }
    case "no-summary":
      return { form: "Write what changed and save it first. People read that before they agree." }
    case "past":
      return { effective_from: "Choose a time that is still to come, or leave it empty." }
    case "too-early":
      return { effective_from: "Choose a time after the one of the newest version." }
    case "changed-meanwhile":
      return { form: CHANGED }
    case "not-allowed":
      return { form: NOT_ALLOWED }
    default:
      return assertNever(outcome)
  }
}
