import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "a few lessons for each course, written by staff",
  fixture: {
    rows: { open: lesson(1, 1), draft: lesson(2, 2) },
    inserts: { "a new one": lesson(101, 1) },
    moves: { "draft into open": { row: "draft", set: { course_id: uuid(1) } } },
  },
  definerFunctions: {
    "private.lesson_blocks(lesson uuid, guest_key text)":
      "members have no grant to read blocks, which need consent",
  },
  isBroadcast: true,
}

function lesson(number: number, course: number): Row {
  const text = { slug: `l-${number}`, title: "L", blocks: '[{"kind": "text"}]' }
  return { id: uuid(number), course_id: uuid(course), position: number, minutes: 1, ...text }
}
