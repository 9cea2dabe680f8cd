import { expect, test } from "vitest"
import { withSiteVariables } from "./site-variables.ts"

const site = {
  name: "Second $& Wind",
  contact_domain: "wind.example",
  postal_address: "2 Hill Road",
  notice: null,
}

test("the name replaces its placeholder everywhere in a row; unknown placeholders stay", () => {
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

test("desks have their own addresses at a domain, or share one address", () => {
  const row = { text: "{email:press}", href: "mailto:{email:hello}?subject=Hi" }
  expect(withSiteVariables(row, site)).toEqual({
    text: "press@wind.example",
    href: "mailto:hello@wind.example?subject=Hi",
  })
  expect(withSiteVariables(row, { ...site, contact_domain: "us@wind.example" })).toEqual({
    text: "us@wind.example",
    href: "mailto:us@wind.example?subject=Hi",
  })
})

test("the postal address replaces its placeholder", () => {
  expect(withSiteVariables("{site}, {post}", site)).toBe("Second $& Wind, 2 Hill Road")
})

test("the notice replaces its placeholder, and without a notice the paragraph is removed", () => {
  const row = { paragraphs: ["A place to learn.", "{notice}"] }
  const notice = "{site} is made up."
  expect(withSiteVariables(row, { ...site, notice }).paragraphs[1]).toBe("Second $& Wind is made up.")
  expect(withSiteVariables(row, site)).toEqual({ paragraphs: ["A place to learn."] })
})
