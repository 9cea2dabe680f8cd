import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

// The first bytes of a PNG image of 504 by 200 pixels, and as many more as an image has at least.
const IMAGE = `\\x89504e470d0a1a0a0000000d49484452000001f8000000c8${"00".repeat(40)}`

export const table: TableRegistration = {
  staysSmall: "the logos that the office has uploaded",
  fixture: {
    rows: { logo: { id: uuid(1), ...logo() }, earlier: { id: uuid(2), ...logo() } },
    inserts: { another: logo() },
    moves: { "another image": { row: "logo", set: { on_dark: IMAGE } } },
  },
}

function logo(): Row {
  return { on_light: IMAGE, on_dark: IMAGE }
}
