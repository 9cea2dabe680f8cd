import { assertNever } from "#app/lib/assert-never.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { definitionSchema, monthSchema, stateSchema } from "./staff-schema.ts"

/** What the forms of the staff page do, each through an SQL function that checks role and rules. */
export function changeMetric(args: StaffActionArgs): Promise<StaffOutcome> {
  switch (args.intent) {
    case "month":
      return correctMonth(args)
    case "state":
      return correctState(args)
    default:
      return reviseDefinition(args)
  }
}

async function reviseDefinition({ db, form, ids }: StaffActionArgs): Promise<StaffOutcome> {
  const parsed = parseForm(definitionSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const change = { ...parsed.value, metric: ids[0]! }
  return afterChange((await db.rpc("revise_impact_metric", change).throwOnError()).data)
}

async function correctMonth({ db, form, ids }: StaffActionArgs): Promise<StaffOutcome> {
  const parsed = parseForm(monthSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const change = { ...parsed.value, metric: ids[0]! }
  return afterChange((await db.rpc("correct_impact_month", change).throwOnError()).data)
}

async function correctState({ db, form, ids }: StaffActionArgs): Promise<StaffOutcome> {
  const parsed = parseForm(stateSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const change = { ...parsed.value, metric: ids[0]! }
  return afterChange((await db.rpc("correct_impact_state", change).throwOnError()).data)
}

function afterChange(outcome: DbEnum<"impact_change_outcome">): StaffOutcome {
  switch (outcome) {
    case "saved":
    case "unchanged":
      return { done: outcome }
    case "invalid":
      return { errors: { form: "Check your answers and try again." } }
    case "too-many":
      return {
        errors: {
          value: "The states would add up to the whole baseline. Correct the total or another state first.",
        },
      }
    case "from-records":
      return { errors: { month: "This month comes from records. Correct the records instead." } }
    case "unknown":
      return "not-found"
    case "not-allowed":
      return { errors: { form: "Your role can’t change public numbers." } }
    default:
      return assertNever(outcome)
  }
}
