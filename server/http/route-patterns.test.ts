import { expect, test } from "vitest"
import { loggedPath } from "./request-path.ts"
import { routePatterns } from "./route-patterns.ts"

const patternOf = routePatterns({
  root: { path: "" },
  layout: { parentId: "root" },
  home: { parentId: "layout" },
  me: { path: "me", parentId: "layout" },
  merge: { path: "merge/:code?", parentId: "me" },
  course: { path: "courses/:id", parentId: "layout" },
  progress: { path: "courses/progress", parentId: "root" },
  lesson: { path: "courses/:id/learn/:lesson?", parentId: "layout" },
  image: { path: "og/*", parentId: "root" },
  ticket: { path: "events/:event/ticket/:code", parentId: "layout" },
  missing: { path: "*", parentId: "root" },
  did: { path: ".well-known/did.json", parentId: "root" },
})

test.each([
  ["/", "/"],
  ["/me/merge/AB12C-D34EF", "/me/merge/:code?"],
  ["/me/merge/AB12C-D34EF.data", "/me/merge/:code?.data"],
  ["/Me/Merge/ab12c-d34ef/", "/me/merge/:code?"],
  ["/me", "/me"],
  ["/courses/progress", "/courses/progress"],
  ["/courses/basics", "/courses/:id"],
  ["/courses/basics/learn/3", "/courses/:id/learn/:lesson?"],
  ["/events/night-shift/ticket/a1b2c3d4e5f6", "/events/:event/ticket/:code"],
  ["/og/certificate/1.png", "/og/*"],
  ["/.well-known/did.json", "/.well-known/did.json"],
])("%s is logged as %s", (path, pattern) => {
  expect(loggedPath(path, patternOf)).toBe(pattern)
})

test.each([
  ["/wp-login.php", "/wp-login.php"],
  ["/assets/root.js", "/assets/root.js"],
  ["/me/merged/AB12C-D34EF", "/me/merged/:id"],
  ["/certificates/0123456789abcdef", "/certificates/:id"],
  ["/x%20y/z", "/:id/z"],
  ["/rest/v1/profiles/5", "/rest/v1/profiles"],
])("without a route %s is logged as %s", (path, logged) => {
  expect(patternOf(path)).toBeNull()
  expect(loggedPath(path, patternOf)).toBe(logged)
})
