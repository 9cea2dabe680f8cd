import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "outreach writes one for each address that it turns on again by hand",
  fixture: {
    rows: { one: resumption(1, people.admin), another: resumption(2, people.staff) },
    inserts: { "in another name": resumption(101, people.a) },
    moves: { "to someone else": { row: "one", set: { created_by: people.a } } },
  },
  hiddenFromGuardians: true,
  personSpecimen: ({ person }) =>
    `with subscriber as (
       insert into public.newsletter_subscribers (email, topics, confirmed_at)
       values (gen_random_uuid() || '@example.org', '{press}', now()) returning id
     )
     insert into public.newsletter_resumptions (subscriber_id, refused_since, reason, created_by)
     select id, now(), 'They called: the mailbox was full.', '${person}' from subscriber`,
}

function resumption(number: number, created_by: string): Row {
  return {
    ...{ id: uuid(number), subscriber_id: uuid(1), refused_since: "2026-01-01", created_by },
    reason: "They called: the mailbox was full.",
  }
}
