import type { StaffActionArgs } from "#app/lib/staff/define-staff-list.ts"
import { saveRecord } from "#app/lib/staff/save-record.server.ts"
import { campaignSchema } from "./schema.ts"

// The only check that the schema of the form leaves to the database.
const CHECK_VIOLATION = "23514"

export function saveCampaign(args: StaffActionArgs) {
  const rows = args.db.from("campaigns")
  return saveRecord(args, {
    schema: campaignSchema,
    save: (campaign, id) => (id ? rows.update(campaign).eq("id", id) : rows.insert(campaign)).select("id"),
    taken: { slug: "Another campaign has this address." },
    refused: { [CHECK_VIOLATION]: { slug: "This site uses that address already. Choose another." } },
  })
}
