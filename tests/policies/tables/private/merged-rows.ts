import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "merge_account notes what it moves, and undo_merge moves it back",
  personSpecimen: ({ person, other }) =>
    `with merge as (insert into public.account_merges (asker, other, merged_at, moved)
       values ('${other}', '${person}', now(), '{}') returning id)
     insert into private.merged_rows (merge_id, relation, key, was)
     select id, 'public.wardrobes', '{"user_id": "${person}"}', '{"user_id": "${person}"}' from merge`,
}
