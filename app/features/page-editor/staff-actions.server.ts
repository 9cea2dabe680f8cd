import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { changeDraft, type DraftKind, editOutcome } from "#app/ui/staff/editor/draft-actions.server.ts"
import { NOT_ALLOWED, PUBLISH_PROBLEMS } from "./labels.ts"

/** What the forms of the staff page do, each through an SQL function that checks role and rules. */
export async function changePage({
  db,
  intent,
  ids: [page = ""],
  form,
}: StaffActionArgs): Promise<StaffOutcome> {
  if (!isUuid(page)) return "not-found"
  switch (intent) {
    case "start": {
      const { data } = await db.rpc("start_page_draft", { page }).throwOnError()
      return editOutcome(data, "started", EDIT_ERRORS)
    }
    case "discard": {
      const { data } = await db.rpc("discard_page_draft", { page }).throwOnError()
      return editOutcome(data, "discarded", EDIT_ERRORS)
    }
    default:
      return changeDraft(db, intent, form, pageDraft(db, page))
  }
}

const EDIT_ERRORS = {
  invalid: "It can’t be saved like this. Check each section.",
  notAllowed: NOT_ALLOWED,
}

function pageDraft(db: SupabaseDb, page: string): DraftKind<keyof typeof PUBLISH_PROBLEMS> {
  return {
    review: async given => (await db.rpc("review_page_draft", { page, ...given }).throwOnError()).data,
    publish: async note => (await db.rpc("publish_page", { page, note }).throwOnError()).data,
    schedule: async given => (await db.rpc("schedule_page", { page, ...given }).throwOnError()).data,
    problems: PUBLISH_PROBLEMS,
    unchanged: PUBLISH_PROBLEMS.unchanged,
  }
}
