import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const SOURCES = '[{"id": "S1", "title": "Us", "url": "https://us.example/", "accessed": "2026-11-16"}]'

export const table: TableRegistration = {
  staysSmall: "the question bank, written by staff",
  fixture: {
    rows: { one: question(1), two: question(2) },
    inserts: { three: question(3) },
    moves: { "another answer": { row: "one", set: { answer: "{n}" } } },
  },
}

function question(number: number): Row {
  const choices = '[{"id": "y", "text": "Yes"}, {"id": "n", "text": "No"}]'
  const text = { stem: "True?", explanation: "Because", sources: SOURCES }
  const place = { bank: "fixture", number, topic: "t" }
  return { id: uuid(number), ...place, kind: "truefalse", choices, answer: "{y}", ...text }
}
