import { createServerClient } from "@supabase/ssr"
import { expect, test } from "vitest"

test("a long session is stored in cookies of up to 3180 characters", async () => {
  const written = new Map<string, string>()
  const client = createServerClient("http://site.test", "key", {
    cookieOptions: { name: "session" },
    cookies: {
      encode: "tokens-only",
      getAll: () => [],
      setAll: list => {
        for (const { name, value } of list) written.set(name, value)
      },
    },
    global: { fetch: async () => Response.json({ id: "id", aud: "authenticated" }) },
  })
  const exp = Math.floor(Date.now() / 1000) + 3600
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")
  const token = `${part({ alg: "ES256" })}.${part({ exp, long: "x".repeat(5_000) })}.${part({})}`
  const { error } = await client.auth.setSession({ access_token: token, refresh_token: "refresh" })
  expect(error).toBeNull()
  const sizes = [...written].filter(([name]) => name.startsWith("session.")).map(([, value]) => value.length)
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.slice(0, -1).every(size => size === 3180)).toBe(true)
  expect(sizes.at(-1)).toBeLessThanOrEqual(3180)
})
