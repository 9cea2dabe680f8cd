import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "remove_record and restore_record",
  personSpecimen: ({ person }) => `with entry as (
      insert into public.trash (kind, record_id, name) values ('articles', gen_random_uuid(), 'An article') returning id
    )
    insert into private.trash_records (trash_id, record, parts)
    select id, jsonb_build_object('id', id), jsonb_build_array(jsonb_build_object('saved_by', '${person}')) from entry`,
}
