import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "a few courses, written by staff",
  fixture: {
    rows: { open: course(1, "published"), draft: course(2, "draft") },
    inserts: { "a new one": course(101, "published") },
    moves: { "draft to open": { row: "draft", set: { status: "published" } } },
  },
  isBroadcast: true,
}

function course(number: number, status: string): Row {
  const text = { slug: `fixture-${number}`, title: "A course", summary: "A course" }
  return { id: uuid(number), ...text, minutes: 5, status }
}
