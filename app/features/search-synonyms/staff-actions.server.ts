import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { saveRecord } from "#app/lib/staff/save-record.server.ts"
import { synonymSchema } from "./schema.ts"

const CHECK_VIOLATION = "23514"

export function changeSynonym(args: StaffActionArgs): Promise<StaffOutcome> {
  return args.intent === "remove" ? removeSynonym(args) : saveSynonym(args)
}

async function saveSynonym(args: StaffActionArgs): Promise<StaffOutcome> {
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

async function removeSynonym({ db, ids: [id] }: StaffActionArgs): Promise<StaffOutcome> {
  if (!id || !isUuid(id)) return "not-found"
  const { data } = await db.from("search_synonyms").delete().eq("id", id).select("id").throwOnError()
  return data.length > 0 ? { done: "removed", id: null } : "not-found"
}
