import { choosePicture } from "#app/lib/pictures/add-picture.server.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { saveRecord } from "#app/lib/staff/save-record.server.ts"
import { memberSchema } from "./schema.ts"

/** Saves a person, or chooses their photo. The policies decide who may. */
export function changeTeam(args: StaffActionArgs): Promise<StaffOutcome> {
  switch (args.intent) {
    case "picture":
      return choose(args)
    default:
      return save(args)
  }
}

function save(args: StaffActionArgs) {
  const rows = args.db.from("team_members")
  return saveRecord(args, {
    schema: memberSchema,
    save: (member, id) => (id ? rows.update(member).eq("id", id) : rows.insert(member)).select("id"),
  })
}

function choose(args: StaffActionArgs) {
  return choosePicture(args, async picture => {
    // The function takes null, which the generated types leave out.
    const chosen = { member: args.ids[0]!, picture: picture as string }
    return (await args.db.rpc("set_team_picture", chosen).throwOnError()).data
  })
}
