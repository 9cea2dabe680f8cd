import { assertNever } from "#app/lib/assert-never.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { NEW_ISSUE } from "./queries.ts"
import { issueSchema } from "./schema.ts"

/** What the forms of the staff page do, each through an SQL function that checks role and rules. */
export async function changeIssue(args: StaffActionArgs): Promise<StaffOutcome> {
  const [id = ""] = args.ids
  if (args.intent === "save") return saveIssue(args, id === NEW_ISSUE ? crypto.randomUUID() : id)
  if (!isUuid(id)) return "not-found"
  const outcome = await call(args, id)
  return outcome === null ? "not-found" : afterChange(outcome)
}

async function saveIssue({ db, form }: StaffActionArgs, issue: string): Promise<StaffOutcome> {
  if (!isUuid(issue)) return "not-found"
  const parsed = parseForm(issueSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const { data } = await db.rpc("save_newsletter_issue", { issue, ...parsed.value }).throwOnError()
  return data === "saved" ? { done: data, id: issue } : afterChange(data)
}

async function call({ db, intent }: StaffActionArgs, issue: string) {
  switch (intent) {
    case "test":
      return (await db.rpc("test_newsletter_issue", { issue }).throwOnError()).data
    case "send":
      return (await db.rpc("send_newsletter_issue", { issue }).throwOnError()).data
    case "stop":
      return (await db.rpc("stop_newsletter_issue", { issue }).throwOnError()).data
    case "delete":
      return (await db.rpc("delete_newsletter_issue", { issue }).throwOnError()).data
    default:
      return null
  }
}

function afterChange(outcome: DbEnum<"newsletter_issue_outcome">): StaffOutcome {
  switch (outcome) {
    case "saved":
    case "tested":
    case "sending":
    case "stopped":
    case "not-draft":
    case "not-sending":
      return { done: outcome }
    case "deleted":
      return { done: outcome, id: NEW_ISSUE }
    case "invalid":
      return { errors: { form: "Check the subject, the note and the state." } }
    case "not-published":
      return { errors: { form: "This article isn’t published. Choose another, or publish it first." } }
    case "not-tested":
      return {
        errors: { form: "The text has changed since the last test. Send yourself another test first." },
      }
    case "unknown":
      return "not-found"
    case "not-allowed":
      return { errors: { form: "Your role can’t send the newsletter." } }
    default:
      return assertNever(outcome)
  }
}
