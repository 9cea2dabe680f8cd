import { uuid } from "../access/actors.ts"
import type { TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "the few pictures that editors approve for the press",
  fixture: {
    rows: { crowd: { picture_id: uuid(1) }, kit: { picture_id: uuid(2) } },
    inserts: { another: { picture_id: uuid(3) } },
    moves: { "another picture": { row: "crowd", set: { picture_id: uuid(3) } } },
  },
  definerFunctions: {
    "private.press_pictures()": "visitors read approved pictures, but not the dates on which consents end",
    "private.set_press_picture(picture uuid, is_approved boolean)":
      "editors approve pictures that have a credit and a consent that has not ended",
  },
  isBroadcast: true,
}
