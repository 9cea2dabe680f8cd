import type { TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "twelve statements for each language",
  fixture: {
    areRowsSeeded: true,
    rows: Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [`item ${i + 1}`, { locale: "en", number: i + 1 }]),
    ),
    inserts: { another: { locale: "en", number: 12, topic: "opioids", statement: "Other", is_true: true } },
    moves: { "another key": { row: "item 1", set: { is_true: true } } },
  },
}
