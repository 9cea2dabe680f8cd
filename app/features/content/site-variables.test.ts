import { expect, test } from "vitest"
import { withSiteVariables } from "./site-variables.ts"

const site = {
  name: "Second $& Wind",
  contact_domain: "wind.example",
  postal_address: "2 Hill Road",
  notice: null,
}

test("the name is filled in wherever a row has a place for it, and nowhere else", () => {
  const row = {
    title: "About {site}",
    count: 3,
    note: null,
    sections: [{ kind: "prose", paragraphs: ["{site} and {site}", "{other}"] }],
  }
  expect(withSiteVariables(row, site)).toEqual({
    title: "About Second $& Wind",
    count: 3,
    note: null,
    sections: [{ kind: "prose", paragraphs: ["Second $& Wind and Second $& Wind", "{other}"] }],
  })
})

test("every desk has its address on the organization's domain, or they share one", () => {
  const row = { text: "{mail:press}", href: "mailto:{mail:hello}?subject=Hi" }
  expect(withSiteVariables(row, site)).toEqual({
    text: "press@wind.example",
    href: "mailto:hello@wind.example?subject=Hi",
  })
  expect(withSiteVariables(row, { ...site, contact_domain: "us@wind.example" })).toEqual({
    text: "us@wind.example",
    href: "mailto:us@wind.example?subject=Hi",
  })
})

test("letters go to the postal address", () => {
  expect(withSiteVariables("{site}, {post}", site)).toBe("Second $& Wind, 2 Hill Road")
})

test("what readers must know is said where rows leave a place for it, and its line is gone without it", () => {
  const row = { paragraphs: ["A place to learn.", "{notice}"] }
  const notice = "{site} is made up."
  expect(withSiteVariables(row, { ...site, notice }).paragraphs[1]).toBe("Second $& Wind is made up.")
  expect(withSiteVariables(row, site)).toEqual({ paragraphs: ["A place to learn."] })
})
