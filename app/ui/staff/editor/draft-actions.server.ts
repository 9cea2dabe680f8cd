import { assertNever } from "#app/lib/assert-never.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { reviewSchema, scheduleSchema } from "#app/lib/staff/draft-schemas.ts"
import { inOfficeZone, officeTimeZone } from "#app/lib/staff/office-time.server.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"

/** The outcomes of the SQL functions that change a draft; they are the same for each kind of draft. */
export type EditOutcome = DbEnum<"course_edit_outcome"> & DbEnum<"page_edit_outcome">
type ReviewOutcome = DbEnum<"course_review_outcome"> & DbEnum<"page_review_outcome">
type Published = "published" | "scheduled" | "canceled" | "unknown"

const STATES = ["review", "reviewed", "writing"] as const

interface Review {
  status: (typeof STATES)[number]
  reviewer?: string
  reviewed_on?: string
}

/** The SQL functions and sentences of one kind of draft. */
export interface DraftKind<Problem extends string> {
  review(given: Review): Promise<ReviewOutcome>
  publish(note: string): Promise<Problem | Published>
  /** Without a time it takes the schedule back. */
  schedule(given: { publish_at?: string; note?: string }): Promise<Problem | Published>
  /** Why a draft can’t be published. */
  problems: Readonly<Record<Problem | "past" | "not-allowed", string>>
  /** A review needs a change to read. */
  unchanged: string
}

/** Review, publish and schedule. */
export async function changeDraft<Problem extends string>(
  db: SupabaseDb,
  intent: string,
  form: FormData,
  kind: DraftKind<Problem>,
): Promise<StaffOutcome> {
  switch (intent) {
    case "publish":
      return published(await kind.publish(String(form.get("note") ?? "").trim()), kind)
    case "schedule": {
      const parsed = parseForm(scheduleSchema, form)
      if (!parsed.ok) return { errors: parsed.errors }
      const publish_at = inOfficeZone(parsed.value.publish_at, await officeTimeZone(db))
      return published(await kind.schedule({ note: parsed.value.note, publish_at }), kind)
    }
    case "unschedule":
      return published(await kind.schedule({}), kind)
    default:
      return review(intent, form, kind)
  }
}

export function editOutcome(
  outcome: EditOutcome,
  done: string,
  errors: { invalid: string; notAllowed: string },
): StaffOutcome {
  switch (outcome) {
    case "saved":
      return { done }
    case "unknown":
      return { done: "gone" }
    case "changed-meanwhile":
      return { done: "changed-meanwhile" }
    case "invalid":
      return { errors: { form: errors.invalid } }
    case "not-allowed":
      return { errors: { form: errors.notAllowed } }
    default:
      return assertNever(outcome)
  }
}

async function review<Problem extends string>(
  intent: string,
  form: FormData,
  kind: DraftKind<Problem>,
): Promise<StaffOutcome> {
  const status = STATES.find(state => state === intent)
  if (!status) return { errors: { form: "Something went wrong with this form. Reload and try again." } }
  const parsed = status === "reviewed" ? parseForm(reviewSchema, form) : null
  if (parsed && !parsed.ok) return { errors: parsed.errors }
  const outcome = await kind.review({ status, ...parsed?.value })
  switch (outcome) {
    case "changed":
      return { done: status }
    case "not-possible":
      return { done: "not-possible" }
    case "invalid":
      return { errors: { reviewed_on: "Choose a day between the last change and today." } }
    case "unchanged":
      return { errors: { form: kind.unchanged } }
    case "unknown":
      return { done: "gone" }
    case "not-allowed":
      return { errors: { form: kind.problems["not-allowed"] } }
    default:
      return assertNever(outcome)
  }
}

function published<Problem extends string>(
  outcome: Problem | Published,
  { problems }: Pick<DraftKind<Problem>, "problems">,
): StaffOutcome {
  switch (outcome) {
    case "published":
    case "scheduled":
    case "canceled":
      return { done: outcome }
    case "unknown":
      return { done: "gone" }
    case "past":
      return { errors: { publish_at: problems.past } }
    default:
      return { errors: { form: problems[outcome as Problem] } }
  }
}
