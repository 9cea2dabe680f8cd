import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: { a: hours(1, a, null), b: hours(2, b, null), minor: hours(3, minor, null), led: hours(4, b, 2) },
    inserts: { "one's own": hours(101, a, null), "for b": hours(102, b, null) },
    moves: {
      "a approved": { row: "a", set: { status: "approved", decided_at: "2026-01-01" } },
      "a to b": { row: "a", set: { user_id: b } },
    },
  },
  definerFunctions: {
    "private.led_hours()": "names the hours in chapters that the caller leads, for the policy",
    "private.log_hours(day date, minutes integer, task text, chapter uuid)":
      "volunteers enter their own hours, at most 24 a day",
    "private.remove_hours(hours uuid)": "volunteers remove hours before a decision",
    "private.decide_hours(hours uuid, next_status hours_status, why text)":
      "outreach or a lead of the chapter decides, and the volunteer learns why",
    "private.check_in_volunteer(signup uuid)": "adds the hours of a shift for a volunteer who came",
  },
  guardianColumns: [
    ...["id", "user_id", "signup_id", "name", "chapter_id", "day", "minutes", "task", "status", "reason"],
    ...["decided_by", "decided_at", "entered_at"],
  ],
  personSpecimen: ({ person, marker }) =>
    `insert into public.volunteer_hours (user_id, name, day, minutes, task)
     values ('${person}', '${marker}', current_date, 60, '${marker}')`,
}

function hours(number: number, user_id: string, chapter: number | null): Row {
  return {
    ...{ id: uuid(number), user_id, name: "Ana Ruiz", chapter_id: chapter && uuid(chapter) },
    ...{ day: "2026-01-05", minutes: 120, task: "Packed boxes" },
  }
}
