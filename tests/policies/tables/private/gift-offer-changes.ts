import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "record_offer_change, gift_offer_history for donors and offer_changes for finance",
  definerFunctions: {
    "private.record_offer_change()": "a trigger that writes each stage of an offer into its history",
    "private.gift_offer_history(proof text)":
      "shows the history to the holder of the link, without names of staff",
    "private.offer_changes(offer uuid)": "finance reads the history with the names of colleagues",
  },
  personSpecimen: ({ email, marker }) =>
    `with sent as (
       insert into public.gift_offers (kind, name, email, details)
       values ('in-kind', '${marker}', '${email}', 'Forty boxes of masks from ${marker}') returning id
     )
     insert into private.gift_offer_changes (offer_id, stage, note) select id, 'received', '${marker}' from sent`,
}
