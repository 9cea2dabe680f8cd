import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "one row for each group of volunteers, which staff approve one by one",
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
