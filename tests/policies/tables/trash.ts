import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, staff } = people

export const table: TableRegistration = {
  staysSmall: "what a few editors removed in the last 30 days",
  hiddenFromGuardians: true,
  fixture: {
    rows: { "by a": entry(501, a), "by staff": entry(502, staff) },
    inserts: { "by staff": entry(503, staff) },
    moves: { "a to staff": { row: "by a", set: { removed_by: staff } } },
  },
  definerFunctions: {
    "private.own_trash_kinds()": "the policy asks which kinds the caller may restore",
    "private.removable_trash_kinds()":
      "the policy asks of which kinds the caller may restore what they removed",
    "private.remove_record(kind text, record uuid)": "the roles of a kind move its rows into the trash",
    "private.restore_record(entry uuid)": "the roles of a kind restore its rows",
    "private.remover_name(remover uuid)": "those who may restore a record see who removed it",
    "private.empty_trash()": "a periodic task erases old entries",
  },
  personSpecimen: ({ person }) =>
    `insert into public.trash (kind, record_id, name, removed_by) values ('awards', gen_random_uuid(), 'An award', '${person}')`,
}

function entry(number: number, removed_by: string): Row {
  return { id: uuid(number), kind: "awards", record_id: uuid(number), name: "An award", removed_by }
}
