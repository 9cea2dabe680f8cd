import { uuid } from "../access/actors.ts"
import type { TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "a few dozen words that people search for",
  fixture: {
    rows: {
      word: { id: uuid(1), word: "glimmer", meaning: "light" },
      other: { id: uuid(2), word: "glow", meaning: "light" },
    },
    inserts: { another: { word: "shimmer", meaning: "light" } },
    moves: { "another word": { row: "word", set: { word: "gleam" } } },
  },
}
