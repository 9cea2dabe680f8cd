import { uuid } from "../access/actors.ts"
import type { TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "at most one row for each state",
  fixture: {
    rows: { Texas: { state: "Texas", logo_id: uuid(1) }, Ohio: { state: "Ohio", logo_id: uuid(2) } },
    inserts: { another: { state: "Utah", logo_id: uuid(1) } },
    moves: { "another logo": { row: "Ohio", set: { logo_id: uuid(1) } } },
  },
  isBroadcast: true,
  definerFunctions: {
    "private.save_state_logo(state text, on_light text, on_dark text)":
      "administrators choose the logo that members of a state see",
    "private.set_state_background(state text, picture uuid)":
      "administrators choose the background that members of a state see",
  },
}
