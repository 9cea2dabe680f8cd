import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "the pages of the site, from content files",
  fixture: {
    rows: { one: page("/fixture/one"), two: page("/fixture/two") },
    inserts: { "a new page": page("/fixture/three"), "a page there is": page("/fixture/one") },
    moves: { "another address": { row: "one", set: { path: "/fixture/four" } } },
  },
  isBroadcast: true,
}

function page(path: string): Row {
  const description = "A page that exists only to test who can read it and who can change it."
  return { locale: "en", path, title: "A page", description, lead: "Only a fixture.", sections: "[]" }
}
