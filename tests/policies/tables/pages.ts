import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "the pages of the site, from content files",
  fixture: {
    rows: {
      one: page(401, "/fixture/one"),
      two: page(402, "/fixture/two"),
      undrafted: page(403, "/fixture/three"),
    },
    inserts: { "a new page": page(404, "/fixture/four"), "a page there is": page(405, "/fixture/one") },
    moves: { "another address": { row: "one", set: { path: "/fixture/five" } } },
  },
  isBroadcast: true,
}

function page(id: number, path: string): Row {
  const description = "A page that exists only to test who can read it and who can change it."
  return {
    id: uuid(id),
    locale: "en",
    path,
    title: "A page",
    description,
    lead: "Only a fixture.",
    sections: "[]",
  }
}
