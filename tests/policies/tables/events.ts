import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  isBroadcast: true,
  fixture: {
    rows: {
      open: event(1, "published", 1),
      "led draft": event(2, "draft", 2),
      "other draft": event(3, "draft", 3),
      canceled: event(4, "canceled", 1),
    },
    inserts: { new: event(101, "published", 1), "of led": event(102, "published", 2) },
    moves: {
      "draft to published": { row: "other draft", set: { status: "published" } },
      "led to another": { row: "led draft", set: { chapter_id: uuid(1) } },
    },
  },
  definerFunctions: {
    "private.save_event(wanted uuid, details jsonb)":
      "event staff and chapter leads write events, and registered people hear of changes",
    "private.set_event_picture(event uuid, picture uuid)":
      "event staff and chapter leads choose the picture of an event they edit",
    "private.search_events(words text, status event_status, latest timestamp with time zone, first_id uuid, up_to integer)":
      "the event desk searches titles by an index that row-level security cannot use",
    "private.publish_dates()": "a trigger that copies to the dates whether the event is public",
  },
}

function event(number: number, status: string, chapter: number): Row {
  return {
    id: uuid(number),
    slug: `event-${number}`,
    kind: "training",
    status,
    title: `Event ${number}`,
    summary: "Learn to reverse an overdose",
    chapter_id: uuid(chapter),
    format: "online",
    time_zone: "America/Chicago",
  }
}
