import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b } = people

export const table: TableRegistration = {
  fixture: {
    rows: { "by a": record(1, a), "by b": record(2, b) },
    inserts: { "by a": record(3, a) },
    moves: { "a to b": { row: "by a", set: { uploaded_by: b } } },
  },
  personSpecimen: ({ person }) =>
    `with picture as (
       insert into public.pictures (alt, width, height, widths) values ('A crowd', 320, 200, '{320}') returning id
     )
     insert into public.picture_records (picture_id, uploaded_by) select id, '${person}' from picture`,
}

function record(number: number, uploaded_by: string): Row {
  return { picture_id: uuid(number), uploaded_by }
}
