import { createRemoteJWKSet, customFetch, jwtVerify } from "jose"
import { afterAll, expect, test } from "vitest"
import { SITE_URL } from "#tests/support/backend.ts"
import { authBackend } from "./testing/auth-backend.ts"

const backend = await authBackend()
afterAll(backend.close)

test("other services find the issuer and its keys through the OpenID configuration", async () => {
  const { session, user } = await backend.signedIn("discovery@example.org")
  const address = `${SITE_URL}/auth/v1/.well-known/openid-configuration`
  const response = await backend.fetch(new Request(address))
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "public, max-age=600"])
  const { issuer, jwks_uri } = await response.json()
  const keys = createRemoteJWKSet(new URL(jwks_uri), {
    [customFetch]: (url: string, init: RequestInit) => backend.fetch(new Request(url, init)),
  })
  const { payload } = await jwtVerify(session.access_token, keys, { issuer })
  expect(payload.sub).toBe(user.id)
})

test("like on hosted, the OAuth server's own metadata is missing while it is disabled", async () => {
  expect((await backend.request("/.well-known/oauth-authorization-server")).status).toBe(404)
})
