import { expect, test } from "vitest"
import { returnPath, returnPathCookie } from "./return-path.ts"

test("the cookie has the session cookie's prefix", () => {
  expect(returnPathCookie("https://site.test")).toEqual({
    name: "__Host-sb-auth-redirect-path",
    options: { path: "/", maxAge: 28_800, sameSite: "lax", secure: true },
  })
  expect(returnPathCookie("http://localhost:3000").name).toBe("sb-auth-redirect-path")
})

test.each(["/me/data", "/events/gala?seat=2#top", "/staff/a?b=c&d=%2F", "/loginish", "/confirmed"])(
  "%s is gone back to",
  path => expect(returnPath(path)).toBe(path),
)

test.each([
  ...["/login", "/login/", "/login?step=age", "/LOGIN", "/confirm?code=1", "/confirm#x", "/%6cogin"],
  ...["//evil.test", "/\\evil.test", "https://evil.test", "javascript:alert(1)", "", null, undefined],
])("%j is not gone back to", path => {
  expect(returnPath(path)).toBe("/me")
})
