import { expect, test } from "vitest"
import { headingIn, kindOf } from "./saved-pages.ts"

test("only pages that belong to the person are listed", () => {
  expect(kindOf("/courses/basics/card")).toBe("Rescue card")
  expect(kindOf("/events/night/ticket/AB12")).toBe("Ticket")
  expect(kindOf("/certificate/0a1b")).toBe("Certificate")
  expect(kindOf("/certificate/0a1b/sheet.svg")).toBeNull()
  expect(kindOf("/emergency")).toBeNull()
  expect(kindOf("/assets/root.css")).toBeNull()
})

test("the heading of a saved page is its text without elements and comments", () => {
  expect(headingIn('<body><h1 class="a">Certificate<!-- --> for <b>Ana &amp; Bo</b></h1></body>')).toBe(
    "Certificate for Ana & Bo",
  )
  expect(headingIn("<p>None</p>")).toBe("")
})
