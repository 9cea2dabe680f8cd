import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "./define-staff-list.ts"

interface Messages {
  answer(message: string, text: string): Promise<"answered" | "invalid" | "already" | "unknown">
  mark(message: string, isDone: boolean): Promise<"marked" | "unknown">
}

/** Answers a message by email, or marks messages as done or open. The database checks who may. */
export function answerMessages(args: StaffActionArgs, messages: Messages): Promise<StaffOutcome> {
  return args.intent === "answer" ? answerOne(args, messages) : mark(args, messages)
}

async function answerOne(
  { ids: [message = ""], form }: StaffActionArgs,
  { answer }: Messages,
): Promise<StaffOutcome> {
  if (!isUuid(message)) return "not-found"
  const outcome = await answer(message, String(form.get("answer") ?? ""))
  if (outcome === "invalid") return { errors: { answer: "Write between 2 and 2,000 characters." } }
  return outcome === "unknown" ? "not-found" : { done: outcome }
}

async function mark({ intent, ids }: StaffActionArgs, messages: Messages): Promise<StaffOutcome> {
  if (ids.length === 0) return { done: "none-selected" }
  if (!["done", "open"].includes(intent) || !ids.every(isUuid)) return "not-found"
  for (const message of ids) {
    const outcome = await messages.mark(message, intent === "done")
    if (outcome === "unknown") return { done: outcome }
  }
  return { done: intent }
}
