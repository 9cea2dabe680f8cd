import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor, grown } = people

export const table: TableRegistration = {
  fixture: {
    rows: {
      a: { ...registration(1, 1, a), channel: "online" },
      b: { ...registration(2, 1, b), status: "waiting" },
      minor: registration(3, 1, minor),
      grown: registration(4, 1, grown),
      guest: { ...registration(5, 1, null), name: "Guest", email: "guest@example.org" },
      "of led": registration(6, 2, a),
    },
    inserts: {
      "one's own": registration(101, 4, a),
      "for b": registration(102, 4, b),
      guest: { ...registration(103, 4, null), name: "Guest", email: "guest@example.org" },
    },
    moves: {
      "b confirmed": { row: "b", set: { status: "confirmed" } },
      "a to b": { row: "of led", set: { user_id: b } },
      "guest to a": { row: "guest", set: { user_id: a, email: null } },
    },
  },
  definerFunctions: {
    "private.register_for_event(dates uuid[], by_channel event_channel, people integer, given jsonb, guest_name text, guest_email text)":
      "takes seats for the caller or a guest, after checking the rules",
    "private.cancel_registration(key text)":
      "frees the seats of the caller, or of the holder of an email's link",
    "private.answer_offer(key text, is_accepted boolean)":
      "accepts or declines for the caller, or for the holder of an email's link",
    "private.change_registration(key text, people integer, by_channel event_channel)":
      "changes seats of the caller, or of the holder of an email's link",
    "private.registration_by_link(key text)":
      "shows one registration to its owner, or to the holder of an email's link",
    "private.member_registrations(member uuid, is_past boolean, after_start timestamp with time zone, after_id uuid, up_to integer)":
      "shows a person's registrations, with their place in line, to those whom the policy lets read them",
    "private.people_to_tell(event uuid, date uuid)":
      "event staff and chapter leads see how many people a cancellation would reach",
    "private.joined_dates()":
      "the policy of the join links would otherwise read registrations through their policy",
    "private.count_seats()": "a trigger that counts seats on the date and offers freed ones",
    "private.settle_registration()": "a trigger that applies a guardian's answer to the registration",
    "private.expire_offers()": "ends unanswered offers",
    "private.send_event_reminders()": "reminds registered people",
    "private.delete_old_guest_registrations()": "deletes guests 90 days after the event",
  },
  guardianColumns: [
    ...["id", "date_id", "user_id", "number", "name", "email", "channel", "status", "party_size", "answers"],
    ...[
      "ticket_code",
      "slip_id",
      "offer_expires_at",
      "reminders_sent",
      "is_walk_up",
      "created_at",
      "changed_at",
    ],
  ],
  personSpecimen: ({ person, email, marker }) =>
    `with about as (
       insert into public.events (slug, kind, status, title, summary, format, time_zone)
       values ('specimen', 'training', 'published', 'Specimen', 'About a specimen', 'online', 'America/Chicago') returning id
     ), day as (
       insert into public.event_dates (event_id, starts_at, ends_at, online_capacity)
       select id, now() + interval '1 day', now() + interval '25 hours', 9 from about returning id
     ), made as (
     insert into public.event_registrations (date_id, user_id, number, name, email, channel, status, party_size)
       select id, '${person}'::uuid, 1, '${marker}', null, 'online'::public.event_channel,
         'confirmed'::public.registration_status, 1 from day
       union all select id, null, 2, '${marker}', '${email}', 'online', 'confirmed', 1 from day
       returning id
     )
     insert into private.registration_links (token, registration_id) select '${marker}' || id, id from made`,
}

function registration(number: number, date: number, user_id: string | null): Row {
  return {
    id: uuid(number),
    date_id: uuid(date),
    user_id,
    number,
    channel: "room",
    status: "confirmed",
    party_size: 1,
    ticket_code: `CODE${number}`,
  }
}
