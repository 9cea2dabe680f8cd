import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  isBroadcast: true,
  fixture: {
    rows: { open: date(1, 1), "led draft": date(2, 2), "other draft": date(3, 3), canceled: date(4, 4) },
    inserts: { new: date(101, 1), "of led": date(102, 2) },
    moves: {
      "other draft to public": { row: "other draft", set: { is_public: true } },
      "more seats": { row: "open", set: { room_capacity: 500 } },
      "to another event": { row: "led draft", set: { event_id: uuid(1) } },
    },
  },
  definerFunctions: {
    "private.move_slips()": "a trigger that moves permission slips with their date and tells guardians",
    "private.add_event_dates(wanted uuid, local_starts timestamp without time zone[], minutes integer, room integer, online integer)":
      "event staff and chapter leads add dates",
    "private.move_event_date(wanted uuid, local_start timestamp without time zone, minutes integer, room integer, online integer)":
      "event staff and chapter leads move dates, and registered people get the new time",
    "private.save_event_series(wanted uuid, rule text, first timestamp without time zone, minutes integer, skips date[], occurrences timestamp without time zone[], room integer, online integer, reason text)":
      "event staff and chapter leads repeat dates, and registered people get an email about changed and removed ones",
    "private.cancel_event_date(wanted uuid, reason text)":
      "event staff and chapter leads cancel dates, and registered people are told",
    "private.cancel_event(wanted uuid, reason text)":
      "event staff and chapter leads cancel all dates of an event, and registered people are told",
    "private.touch_event()": "a trigger that marks the event as changed, for the cached pages",
    "private.publish_new_date()": "a trigger that copies from the event whether a new date is public",
  },
}

function date(number: number, event: number): Row {
  return {
    id: uuid(number),
    event_id: uuid(event),
    starts_at: "2030-05-01T18:00:00Z",
    ends_at: "2030-05-01T20:00:00Z",
    room_capacity: 10,
    online_capacity: 10,
  }
}
