import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, grown } = people

export const table: TableRegistration = {
  fixture: {
    rows: { "a took grown": merge(1, a, grown), "b took a": merge(2, b, a), "a waits": merge(3, a, null) },
    inserts: { "a takes b": merge(101, a, b) },
    moves: { "a's to b": { row: "a took grown", set: { asker: b } } },
  },
  definerFunctions: {
    "private.request_merge(address text)":
      "emails a code without revealing whether the address has an account",
    "private.preview_merge(code text)": "shows what would move to the requester who holds the code",
    "private.merge_account(code text, is_other_leaving boolean)":
      "moves progress and certificates once both accounts are proven",
    "private.undo_merge(merge uuid)": "administrators who opened the record may undo a merge",
    "private.person_merges(person uuid)":
      "shows the merges of a person to administrators who opened the record",
    "private.delete_old_merge_requests()": "deletes unused merge requests after a day",
  },
  personSpecimen: ({ person, other }) =>
    `insert into public.account_merges (asker, other, merged_at, moved)
     values ('${person}', '${other}', now(), '{}'), ('${other}', '${person}', now(), '{}')`,
}

function merge(number: number, asker: string, other: string | null): Row {
  const request = { id: uuid(number), asker, other }
  return other ? { ...request, merged_at: "2026-01-01", moved: "{}", is_other_leaving: false } : request
}
