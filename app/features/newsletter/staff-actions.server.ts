import { assertNever } from "#app/lib/assert-never.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { resumeSchema } from "./schema.ts"

/** Removes someone who asked for it by email, or sends to an address again that refused our email. */
export async function changeSubscriber(args: StaffActionArgs): Promise<StaffOutcome> {
  const [subscriber = ""] = args.ids
  if (!isUuid(subscriber)) return "not-found"
  switch (args.intent) {
    case "remove":
      return { done: (await args.db.rpc("remove_subscriber", { subscriber }).throwOnError()).data, id: null }
    case "resume":
      return resume(args, subscriber)
    default:
      return "not-found"
  }
}

async function resume({ db, form }: StaffActionArgs, subscriber: string): Promise<StaffOutcome> {
  const parsed = parseForm(resumeSchema, form)
  if (!parsed.ok) return { errors: parsed.errors, intent: "resume" }
  const { reason } = parsed.value
  const { data: outcome } = await db.rpc("resume_newsletter", { subscriber, reason }).throwOnError()
  switch (outcome) {
    case "resumed":
    case "already":
    case "unknown":
      return { done: outcome }
    case "invalid":
      return { errors: { reason: "Write between 5 and 300 characters on one line." }, intent: "resume" }
    case "not-allowed":
      return { errors: { form: "Your role can’t change the newsletter." }, intent: "resume" }
    default:
      return assertNever(outcome)
  }
}
