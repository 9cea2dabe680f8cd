import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { saveRecord } from "#app/lib/staff/save-record.server.ts"
import { synonymSchema } from "./schema.ts"

const CHECK_VIOLATION = "23514"

export async function changeSynonym(args: StaffActionArgs): Promise<StaffOutcome> {
  const rows = args.db.from("search_synonyms")
  let isLeftOut = false
  const outcome = await saveRecord(args, {
    schema: synonymSchema,
    taken: { word: "This word already has a meaning. Change that entry instead." },
    save: async (synonym, id) => {
      const saved = await (id ? rows.update(synonym).eq("id", id) : rows.insert(synonym)).select("id")
      isLeftOut = saved.error?.code === CHECK_VIOLATION
      return isLeftOut ? { data: null, error: null } : saved
    },
  })
  return isLeftOut
    ? { errors: { word: "The search leaves out words such as “the”. Choose others." } }
    : outcome
}
