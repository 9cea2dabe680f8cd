import { expect, test } from "vitest"
import { withSiteName } from "./site-name.ts"

test("the name is filled in wherever a row has a place for it, and nowhere else", () => {
  const row = {
    title: "About {site}",
    count: 3,
    note: null,
    sections: [{ kind: "prose", paragraphs: ["{site} and {site}", "{other}"] }],
  }
  expect(withSiteName(row, "Second $& Wind")).toEqual({
    title: "About Second $& Wind",
    count: 3,
    note: null,
    sections: [{ kind: "prose", paragraphs: ["Second $& Wind and Second $& Wind", "{other}"] }],
  })
})
