import { people, uuid } from "../../access/actors.ts"
import type { Row, TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    splitBy: "topic",
    splitSetting: "realtime.topic",
    rows: {
      "to a": message(1, `member:${people.a}`, "broadcast"),
      "a is here": message(2, `member:${people.a}`, "presence"),
      "to all": message(3, "everybody", "broadcast"),
      "all are here": message(4, "everybody", "presence"),
    },
    inserts: {
      "to a": message(101, `member:${people.a}`, "broadcast"),
      "a is here": message(102, `member:${people.a}`, "presence"),
      "to all": message(103, "everybody", "broadcast"),
      "all are here": message(104, "everybody", "presence"),
    },
    moves: { "from a to all": { row: "to a", set: { topic: "everybody" } } },
  },
  acceptedAdvice: {
    "realtime.messages has no policy": "there are no private channels to join",
  },
}

function message(number: number, topic: string, extension: "broadcast" | "presence"): Row {
  const inserted_at = "2026-01-01T00:00:00"
  return { id: uuid(number), topic, extension, event: "news", private: true, inserted_at }
}
