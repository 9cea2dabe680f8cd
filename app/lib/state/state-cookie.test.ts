import { expect, test } from "vitest"
import { STATES } from "#app/lib/format/states.ts"
import { stateOfSlug, variantCookie } from "./state-cookie.ts"

test.each([
  ["/", "state=arkansas", "state=arkansas"],
  ["/?utm_source=x", "a=b; state=new-york; c=d", "state=new-york"],
  ["/_.data?_routes=root", "__Host-state=puerto-rico", "__Host-state=puerto-rico"],
  ["/events", "state=texas", "state=texas"],
  ["/events.data", "state=texas", "state=texas"],
  ["/about/resources?kind=laws", "state=texas", "state=texas"],
  ["/about/impact", "state=texas", "state=texas"],
  ["/about/chapters?list=all", "state=texas", "state=texas"],
])("%s with %j is the page of a state", (url, cookies, variant) => {
  expect(variantCookie(url, cookies)).toBe(variant)
})

test.each([
  ["/news/blog", "state=arkansas"],
  ["/events/slow-sunday", "state=arkansas"],
  ["/about/chapters/little-rock", "state=arkansas"],
  ["/", ""],
  ["/", "theme=dark"],
  ["/", "state=atlantis"],
  ["/", "state="],
  ["/", "estate=arkansas"],
  ["/", 'state="arkansas"'],
  ["/", "state=arkansas-<script>"],
])("%s with %j is the usual page", (url, cookies) => {
  expect(variantCookie(url, cookies)).toBeNull()
})

test("every state has its own slug", () => {
  const slugs = STATES.map(name => name.toLowerCase().replaceAll(" ", "-"))
  expect(slugs.map(stateOfSlug)).toEqual([...STATES])
})
