import { answerMessages } from "#app/lib/staff/answer-messages.server.ts"
import type { StaffActionArgs } from "#app/lib/staff/define-staff-list.ts"

export function changeMessages(args: StaffActionArgs) {
  const { db } = args
  return answerMessages(args, {
    answer: async (message, answer) =>
      (await db.rpc("answer_contact_message", { message, answer }).throwOnError()).data,
    mark: async (message, is_done) =>
      (await db.rpc("mark_contact_message", { message, is_done }).throwOnError()).data,
  })
}
