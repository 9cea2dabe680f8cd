import { runInNewContext } from "node:vm"
import { expect, test } from "vitest"
import { HASH_SCRIPT } from "./return-hash-script.tsx"
import { returnPathCookie } from "./return-path.ts"

/** The cookie that the script wrote and the URL it shows. */
function run(cookie: string, hash: string) {
  const seen = { written: "", shown: "" }
  const document = {
    get cookie() {
      return cookie
    },
    set cookie(line: string) {
      seen.written = line
    },
  }
  const history = { state: null, replaceState: (_: null, __: "", path: string) => (seen.shown = path) }
  const location = { hash, pathname: "/login", search: "?step=link" }
  runInNewContext(HASH_SCRIPT, { document, history, location, encodeURIComponent })
  return seen
}

test.each(["https://site.test", "http://localhost:3000"])(
  "on %s the hash is added to the stored path",
  siteUrl => {
    const { name, options } = returnPathCookie(siteUrl)
    const { written, shown } = run(`theme=light; ${name}=%2Fme%2Fprofile%3Ftab%3D2; muted=1`, "#photo")
    const attributes = `path=${options.path}; max-age=${options.maxAge}; samesite=${options.sameSite}`
    const secure = options.secure ? "; secure" : ""
    expect(written).toBe(`${name}=${encodeURIComponent("/me/profile?tab=2#photo")}; ${attributes}${secure}`)
    expect(shown).toBe("/login?step=link")
  },
)

test("a stored hash stays, and special characters are encoded", () => {
  expect(run("sb-auth-redirect-path=%2Fme%23photo", "#other").written).toBe("")
  expect(run("sb-auth-redirect-path=%2Fme", "#a;path=/x").written).toContain(
    "=%2Fme%23a%3Bpath%3D%2Fx; path=/;",
  )
})

test("without a hash or a stored path nothing is written", () => {
  expect(run("sb-auth-redirect-path=%2Fme", "")).toEqual({ written: "", shown: "" })
  expect(run("other-sb-auth-redirect-path=%2Fme", "#photo").written).toBe("")
})
