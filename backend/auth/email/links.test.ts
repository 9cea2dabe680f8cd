import { createHash, randomBytes } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import type { AuthContext } from "../context.ts"
import { DEFAULT_OPTIONS } from "../options.ts"
import { authBackend } from "../testing/auth-backend.ts"
import { allowedRedirect } from "./links.ts"

const backend = await authBackend()
afterAll(backend.close)

test("redirects only to the site or an allowed origin, compared as a whole", () => {
  const options = { ...DEFAULT_OPTIONS, redirectOrigins: ["https://shop.example"] }
  const context = { siteUrl: "https://site.example", options } as AuthContext
  for (const requested of ["https://site.example/me?a=1", "https://shop.example/back"]) {
    expect(allowedRedirect(context, requested)).toBe(requested)
  }
  for (const requested of [
    "https://site.example.evil.example/",
    "https://site.example:444/",
    "http://site.example/",
    "https://www.site.example/",
    "https://shop.example.evil.example/",
    "/me",
    "",
    null,
  ]) {
    expect(allowedRedirect(context, requested)).toBe("https://site.example")
  }
})

function post(path: string, body: object) {
  return backend.request(path, { method: "POST", body: JSON.stringify(body) })
}

/** What a browser holds after it has followed a magic link it requested. */
async function followedLink(email: string) {
  const code_verifier = randomBytes(48).toString("base64url")
  const code_challenge = createHash("sha256").update(code_verifier).digest("base64url")
  await post("/otp", { email, code_challenge, code_challenge_method: "s256" })
  const { link } = await backend.lastEmail(email)
  const query = new URLSearchParams({ token: link!.searchParams.get("token_hash")!, type: "magiclink" })
  const opened = await backend.request(`/verify?${query}`)
  return { auth_code: new URL(opened.headers.get("location")!).searchParams.get("code"), code_verifier }
}

test("a code sent five times at once with its verifier creates one session", async () => {
  const { id } = await backend.account("hasty@example.org")
  const flow = await followedLink("hasty@example.org")
  const responses = await Promise.all(Array.from({ length: 5 }, () => post("/token?grant_type=pkce", flow)))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
  expect(await backend.sql("select 1 from auth.sessions where user_id = $1", [id])).toHaveLength(1)
})

test("a user banned in the meantime gets no session for the code", async () => {
  const { id } = await backend.account("barred@example.org")
  const flow = await followedLink("barred@example.org")
  await backend.admin.auth.admin.updateUserById(id, { ban_duration: "1h" })
  const response = await post("/token?grant_type=pkce", flow)
  expect([response.status, (await response.json()).error_code]).toEqual([400, "user_banned"])
})

test.each([
  [{ code_challenge: "short", code_challenge_method: "s256" }],
  [{ code_challenge: "x".repeat(43) }],
  [{ code_challenge_method: "s256" }],
  [{ code_challenge: "x".repeat(43), code_challenge_method: "md5" }],
  [{ code_challenge: `${"x".repeat(43)} `, code_challenge_method: "plain" }],
])("rejects the challenge %j for known and unknown addresses", async challenge => {
  for (const email of ["hasty@example.org", "unknown@example.org"]) {
    const body = JSON.stringify({ email, ...challenge })
    const response = await backend.request("/recover", { method: "POST", body })
    expect([response.status, (await response.json()).error_code]).toEqual([400, "validation_failed"])
  }
})
