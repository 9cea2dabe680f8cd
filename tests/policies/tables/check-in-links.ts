import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  hiddenFromGuardians: true,
  fixture: {
    rows: { open: link(1, 1), "of led": link(2, 2), "other draft": link(3, 3) },
    inserts: { new: link(101, 1), "for led": link(102, 2) },
    moves: {
      "to another date": { row: "of led", set: { date_id: uuid(1) } },
      "valid again": { row: "open", set: { revoked_at: null } },
    },
  },
  definerFunctions: {
    "private.create_check_in_link(date uuid, name text)": "event staff and chapter leads invite helpers",
    "private.revoke_check_in_link(link uuid)": "event staff and chapter leads end a link",
    "private.check_in_links_of(date uuid)":
      "event staff and chapter leads see who created and ended the links of a date",
    "private.delete_old_check_in_links()": "deletes links a month after the event",
  },
  personSpecimen: ({ person }) =>
    `with about as (
       insert into public.events (slug, kind, status, title, summary, format, time_zone)
       values ('door', 'training', 'published', 'Specimen', 'About a specimen', 'online', 'America/Chicago') returning id
     ), day as (
       insert into public.event_dates (event_id, starts_at, ends_at, online_capacity)
       select id, now() + interval '1 day', now() + interval '25 hours', 9 from about returning id
     )
     insert into public.check_in_links (date_id, label, key_hash, created_by, revoked_by)
       select id, 'Front door', sha256('specimen'), '${person}', '${person}' from day`,
}

function link(number: number, date: number): Row {
  const key_hash = `\\x${String(number).padStart(64, "0")}`
  return { id: uuid(number), date_id: uuid(date), label: "Front door", key_hash }
}
