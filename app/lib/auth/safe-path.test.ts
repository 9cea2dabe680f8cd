import fc from "fast-check"
import { expect, test } from "vitest"
import { safePath } from "./safe-path.ts"

test.each(["/", "/me", "/events/gala?seat=2#top", "/a/b-c_d"])("%s is ours", path => {
  expect(safePath(path, "/me")).toBe(path)
})

test.each([
  ...[
    "",
    "me",
    "//evil.test",
    "///evil.test",
    "/\\evil.test",
    "/\\/evil.test",
    "\\\\evil.test",
    "/\t/evil.test",
  ],
  ...[
    "/\n/evil.test",
    "/\r/evil.test",
    "https://evil.test",
    "javascript:alert(1)",
    "/../../x",
    " /me",
    "/a b",
  ],
  ...[
    "data:text/html,x",
    "//evil.test/%2f..",
    "/%0d%0aSet-Cookie:x\r\n",
    "http:/evil.test",
    "//[::1]/",
    "/.//evil.test",
    "/\u0009/evil.test",
    "/%5cevil.test/..//evil.test",
    "////evil.test",
  ],
])("%j is not taken for ours", path => {
  expect(safePath(path, "/me")).toBe("/me")
})

test("every accepted path stays on this origin", () => {
  const odd = fc.array(
    fc.constantFrom("/", "\\", "\t", "\n", ".", "@", ":", "evil.test", "%2f", "a", "?", "#"),
  )
  fc.assert(
    fc.property(odd, parts => {
      const path = safePath(parts.join(""), "/me")
      expect(new URL(path, "https://site.test").origin).toBe("https://site.test")
    }),
    { numRuns: 2000 },
  )
})
