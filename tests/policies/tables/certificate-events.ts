import { certificateId, people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: { a: event(1, 1, a), b: event(2, 2, b), minor: event(3, 3, minor) },
    inserts: { "issued to a": event(101, 1, a) },
    moves: { "a to b": { row: "a", set: { certificate_id: certificateId(2) } } },
  },
  definerFunctions: {
    "private.certificate_history(wanted text)":
      "shows staff the names of the colleagues who made each change",
  },
  personSpecimen: ({ person, marker }) =>
    `with certificate as (
       insert into public.certificates (id, user_id, course_id, course_title, criteria, holder_name)
       select md5('event of ${person}'), '${person}', id, title, 'Passed', '${marker}'
       from public.courses limit 1 returning id
     ) insert into public.certificate_events (certificate_id, kind, actor)
       select id, 'issued', '${person}' from certificate`,
}

function event(number: number, certificate: number, actor: string): Row {
  const kind = number > 100 ? "renewed" : "issued"
  return { id: uuid(number), certificate_id: certificateId(certificate), kind, actor }
}
