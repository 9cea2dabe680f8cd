import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { staff, admin, a } = people

export const table: TableRegistration = {
  fixture: {
    rows: { "by staff": entry(1, staff), "by admin": entry(2, admin) },
    inserts: { forged: entry(101, a) },
    moves: { "to another": { row: "by admin", set: { actor: a } } },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.record_audit()": "writes the entry, which callers cannot",
    "private.actor_name(actor uuid)": "shows readers of the log the names of their colleagues",
    "private.audit_people()": "shows readers of the log who is in it",
    "private.audit_kinds()": "jumps through the index of the kinds, for readers of the log",
    "private.log_export(list text, row_count integer, filters jsonb)":
      "writes the entry about a download, which callers cannot",
  },
  personSpecimen: ({ person }) =>
    `insert into public.audit_entries (group_id, actor, verb, record_kind, record_id)
     values (gen_random_uuid(), '${person}', 'changed', 'helplines', '${uuid(1)}')`,
}

function entry(number: number, actor: string): Row {
  return {
    id: uuid(number),
    group_id: uuid(number),
    actor,
    verb: "changed",
    record_kind: "helplines",
    record_id: uuid(number),
  }
}
