import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "one row for each group of volunteers, which staff approve one by one",
  isBroadcast: true,
  definerFunctions: {
    "private.save_chapter_page(chapter uuid, led_by text, about text, meets text, meeting_place text, needs text, accepts_messages boolean)":
      "leads change the text of their own chapter and none of its other columns",
    "private.report_chapter_figures(chapter uuid, people integer, kits_in_year integer, trainings integer)":
      "leads report the figures of their own chapter",
    "private.chapter_health(chapter uuid)":
      "leads and outreach read a score from events, certificates and roles that they may not read",
    "private.chapter_checklist(chapter uuid)":
      "leads and outreach read how far a new chapter is, without its certificates and roles",
    "private.set_chapter_picture(chapter uuid, picture uuid)":
      "leads and outreach choose the picture of a chapter they edit",
    "private.save_chapter(chapter uuid, slug text, name text, kind chapter_kind, institution text, city text, state text, zip text, latitude numeric, longitude numeric)":
      "outreach creates chapters and changes where they are",
    "private.move_chapter(chapter uuid, next_status chapter_status)":
      "outreach opens, pauses and closes chapters, and a closed one loses its leads and members",
    "private.index_chapter()": "a trigger: callers have no rights to the search documents",
  },
  fixture: {
    rows: {
      open: chapter(1, "active"),
      led: chapter(2, "paused"),
      other: chapter(3, "paused"),
      forming: chapter(4, "forming"),
      closed: chapter(5, "closed"),
    },
    inserts: { new: chapter(101, "active") },
    moves: {
      "other to active": { row: "other", set: { status: "active" } },
      "led to active": { row: "led", set: { status: "active" } },
    },
  },
}

function chapter(number: number, status: string): Row {
  return {
    id: uuid(number),
    slug: `chapter-${number}`,
    name: `Chapter ${number}`,
    kind: "city",
    city: "Town",
    state: "Ohio",
    status,
    founded_on: "2024-05-01",
  }
}
