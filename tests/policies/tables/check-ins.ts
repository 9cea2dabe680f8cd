import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    rows: {
      a: checkIn(1, 1),
      minor: checkIn(3, 1),
      grown: checkIn(4, 1),
      guest: checkIn(5, 1),
      "of led": checkIn(6, 2),
    },
    inserts: { b: checkIn(2, 1), "of led again": { ...checkIn(102, 2), registration_id: uuid(6) } },
    moves: {
      "guest to b": { row: "guest", set: { registration_id: uuid(2) } },
      "to another date": { row: "of led", set: { date_id: uuid(1) } },
    },
  },
  definerFunctions: {
    "private.check_in_date(key text)": "shows helpers the date of their link",
    "private.check_in_roster(key text, since timestamp with time zone)":
      "shows helpers the short names of people with a seat",
    "private.save_check_ins(key text, device uuid, steps jsonb)":
      "helpers check people in and count kits, with the key of their link",
    "private.check_in_totals(date uuid)": "event staff and chapter leads see how many people came",
    "private.release_seats(key text)": "helpers release seats that nobody claimed",
    "private.ticket(code text)": "shows a ticket to anyone with its code",
  },
  hiddenFromGuardians: true,
  // The row names nobody, so the device id makes it recognizable.
  personSpecimen: ({ person }) =>
    `with about as (
       insert into public.events (slug, kind, status, title, summary, format, time_zone)
       values ('checked-in', 'training', 'published', 'Specimen', 'About a specimen', 'online', 'America/Chicago') returning id
     ), day as (
       insert into public.event_dates (event_id, starts_at, ends_at, online_capacity)
       select id, now() + interval '1 day', now() + interval '25 hours', 9 from about returning id
     ), made as (
       insert into public.event_registrations (date_id, user_id, number, channel, status, party_size)
       select id, '${person}', 1, 'online', 'confirmed', 1 from day returning id, date_id
     )
     insert into public.check_ins (registration_id, date_id, people, checked_in_at, device_id, sequence)
       select id, date_id, 1, now(), '${person}', 1 from made`,
}

function checkIn(number: number, date: number): Row {
  return {
    id: uuid(number),
    registration_id: uuid(number),
    date_id: uuid(date),
    people: 1,
    checked_in_at: "2030-05-01T18:00:00Z",
    device_id: uuid(900),
    sequence: number,
  }
}
