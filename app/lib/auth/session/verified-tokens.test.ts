import { expect, test } from "vitest"
import { rememberVerified, verifiedBefore } from "./verified-tokens.server.ts"

const NOW = Date.parse("2026-01-01T12:00:00Z")
const MINUTE = 60_000
const seconds = (ms: number) => ms / 1000

function session(access_token: string, expiresAt = NOW + 60 * MINUTE) {
  return { access_token, expires_at: seconds(expiresAt) }
}

function answer(header: object = { alg: "ES256", kid: "key", typ: "JWT" }, expiresAt = NOW + 60 * MINUTE) {
  const claims = { sub: "member", exp: seconds(expiresAt) }
  return { claims, header } as Parameters<typeof rememberVerified>[1]
}

test("a token that was verified is known for ten minutes", () => {
  const stored = session("known")
  expect(verifiedBefore(stored, NOW)).toBeNull()
  rememberVerified(stored, answer(), NOW)
  expect(verifiedBefore(stored, NOW + 9 * MINUTE)).toMatchObject({ sub: "member" })
  expect(verifiedBefore(stored, NOW + 11 * MINUTE)).toBeNull()
})

test("a token with another signature is unknown", () => {
  rememberVerified(session("head.body.signature"), answer(), NOW)
  expect(verifiedBefore(session("head.body.signaturE"), NOW)).toBeNull()
})

test("a token that is about to expire is left to supabase-js, which refreshes it", () => {
  const stored = session("short", NOW + 3 * MINUTE)
  rememberVerified(stored, answer(undefined, NOW + 3 * MINUTE), NOW)
  expect(verifiedBefore(stored, NOW)).not.toBeNull()
  expect(verifiedBefore(stored, NOW + 2 * MINUTE)).toBeNull()
  expect(verifiedBefore({ access_token: "short" }, NOW)).toBeNull()
})

test.each([
  ["a shared secret", { alg: "HS256", kid: "key" }],
  ["no key id", { alg: "ES256" }],
])("a token with %s is verified by the auth service each time", (_, header) => {
  const stored = session(JSON.stringify(header))
  rememberVerified(stored, answer(header), NOW)
  expect(verifiedBefore(stored, NOW)).toBeNull()
})
