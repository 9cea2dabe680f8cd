import { expect, test } from "vitest"
import { decideRedirect, GUARD } from "./guard.ts"

const login = "/login"
const callback = "/confirm"
const member = { sub: "ada" }

function isGuarded(pattern: string, path: string) {
  return decideRedirect(path, null, { include: [pattern], login, callback }) === login
}

// The specification's table, except where it documents accidental behavior of the first version.
test.each([
  ["/me", "/me", true],
  ["/me", "/me/", true],
  ["/me", "/me/x", false],
  ["/me*", "/menu", true],
  ["/courses/*", "/courses", false],
  ["/courses/*", "/courses/", false],
  ["/courses/*", "/courses/a/b", true],
  ["/*", "/anything/at/all", true],
  ["*", "/anything", true],
  ["/a.b", "/a.b", true],
  ["/a.b", "/axb", false],
  ["/a(b", "/a(b", true],
  ["/a(b", "/ab", false],
  ["/a+b|c[d]$^\\{1}?", "/a+b|c[d]$^\\{1}?", true],
  ["/Me", "/me", false],
  ["/me", "/%6de", true],
  ["/me", "/%zz", false],
  ["/", "/", true],
  ["", "/", false],
])("the pattern %s and the path %s: %s", (pattern, path, guarded) => {
  expect(isGuarded(pattern, path)).toBe(guarded)
})

test("without a list every page is guarded except the two sign-in pages", () => {
  const decide = (path: string) => decideRedirect(path, null, { login, callback })
  expect(["/", "/about", "/login", "/login/", "/confirm"].map(decide)).toEqual([
    login,
    login,
    null,
    null,
    null,
  ])
})

test("excluded paths are public, even inside included paths", () => {
  const options = { include: ["/me/*"], exclude: ["/me/public*"], login, callback }
  expect(decideRedirect("/me/public-card", null, options)).toBeNull()
  expect(decideRedirect("/me/private", null, options)).toBe(login)
})

test("a session passes every guard", () => {
  expect(["/me", "/staff", "/guardian/ada"].map(path => decideRedirect(path, member, GUARD))).toEqual([
    null,
    null,
    null,
  ])
})

test("the guarded paths of this site", () => {
  const guarded = ["/me", "/me/", "/me/data", "/guardian/learners", "/staff", "/staff/a/b"]
  const open = ["/", "/guardian", "/guardian/", "/menu", "/staffing", "/login", "/confirm", "/courses/me"]
  expect(guarded.map(path => decideRedirect(path, null, GUARD))).toEqual(guarded.map(() => login))
  expect(open.map(path => decideRedirect(path, null, GUARD))).toEqual(open.map(() => null))
})
