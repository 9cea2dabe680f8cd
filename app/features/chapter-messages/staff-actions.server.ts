import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"

/** Answers a message by email, or marks messages as done or open. The database checks who may. */
export function changeMessages(args: StaffActionArgs): Promise<StaffOutcome> {
  return args.intent === "answer" ? answer(args) : mark(args)
}

async function answer({ db, ids: [message = ""], form }: StaffActionArgs): Promise<StaffOutcome> {
  if (!isUuid(message)) return "not-found"
  const text = String(form.get("answer") ?? "")
  const { data: outcome } = await db.rpc("answer_chapter_message", { message, answer: text }).throwOnError()
  if (outcome === "invalid") return { errors: { answer: "Write between 2 and 2,000 characters." } }
  return outcome === "unknown" ? "not-found" : { done: outcome }
}

async function mark({ db, intent, ids }: StaffActionArgs): Promise<StaffOutcome> {
  if (ids.length === 0) return { done: "none-selected" }
  if (!["done", "open"].includes(intent) || !ids.every(isUuid)) return "not-found"
  for (const message of ids) {
    const { data } = await db
      .rpc("mark_chapter_message", { message, is_done: intent === "done" })
      .throwOnError()
    if (data === "unknown") return { done: data }
  }
  return { done: intent }
}
