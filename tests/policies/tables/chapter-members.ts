import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: {
      a: membership(1, a, 1),
      b: membership(2, b, 2),
      minor: membership(3, minor, 3),
    },
    inserts: { "one's own": membership(101, a, 3), "for b": membership(102, b, 3) },
    moves: {
      "a to b": { row: "a", set: { user_id: b } },
      "to another": { row: "a", set: { chapter_id: uuid(2) } },
    },
  },
  definerFunctions: {
    "private.join_chapter(chapter uuid)": "checks the consent of a learner's guardian",
    "private.leave_chapter(chapter uuid)": "members end their own membership",
    "private.remove_chapter_member(membership uuid, reason text)":
      "leads and outreach remove a member, who gets a notice",
    "private.allow_chapter_member(membership uuid)": "leads and outreach let a removed member join again",
    "private.chapter_roster(chapter uuid)":
      "leads read the names of their members and nothing else about them",
  },
  guardianColumns: ["id", "chapter_id", "user_id", "joined_at", "removed_at", "removal_reason"],
  personSpecimen: ({ person }) =>
    `with place as (
       insert into public.chapters (slug, name, kind, city, state) values ('here', 'Here', 'city', 'Here', 'Ohio')
       returning id
     )
     insert into public.chapter_members (chapter_id, user_id) select id, '${person}' from place`,
}

function membership(number: number, user_id: string, chapter: number): Row {
  return { id: uuid(number), user_id, chapter_id: uuid(chapter) }
}
