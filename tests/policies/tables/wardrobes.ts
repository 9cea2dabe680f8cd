import { people } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, grown, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: { a: wardrobe(a), b: wardrobe(b), minor: wardrobe(minor) },
    inserts: { "another member's": wardrobe(grown) },
    moves: {
      "more coins": { row: "a", set: { coins: 1000 } },
      "a name": { row: "a", set: { nameplate: "Any Name" } },
    },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.wear_costume(costume text)": "members put on what they own",
    "private.take_off_costume(kind costume_kind)": "members take off a costume or a background",
    "private.change_nameplate()": "members get two random words and cannot type their own",
    "private.keep_guest_world(member uuid, sources text[], wanted text[], worn text[], guest_nameplate text)":
      "the site's server adds what a guest finished, after it has checked each proof",
  },
  personSpecimen: ({ person }) =>
    `insert into public.wardrobes (user_id, coins, nameplate) values ('${person}', 5, 'Kind Otter')`,
}

function wardrobe(user_id: string): Row {
  return { user_id, coins: 5, nameplate: "Kind Otter" }
}
