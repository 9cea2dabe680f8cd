import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { removeSigningKey, rotateSigningKey } from "#backend/keys.ts"
import { authBackend } from "./testing/auth-backend.ts"

const backend = await authBackend()
const pool = new pg.Pool({ connectionString: backend.databaseUrl, max: 1 })
afterAll(async () => {
  await pool.end()
  await backend.close()
})

async function publishedKeys(): Promise<string[]> {
  const { keys } = await (await backend.request("/.well-known/jwks.json")).json()
  return keys.map((key: { kid: string }) => key.kid)
}

function kidOf(token: string): string {
  return JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()).kid
}

test("a new key signs while the old one verifies until it is removed", async () => {
  const { browser, session } = await backend.signedIn("rotate@example.org")
  const old = kidOf(session.access_token)
  expect(await publishedKeys()).toEqual([old])
  const added = await rotateSigningKey(pool)
  await expect.poll(publishedKeys).toEqual([added, old])
  const status = async (token: string) =>
    (
      await backend
        .client(undefined, { authorization: `Bearer ${token}` })
        .from("site_settings")
        .select("name")
    ).status
  expect(await status(session.access_token)).toBe(200)
  const { data } = await browser.auth.refreshSession()
  expect(kidOf(data.session!.access_token)).toBe(added)
  expect((await browser.auth.getClaims()).data?.header.kid).toBe(added)

  await removeSigningKey(pool, old)
  await expect.poll(publishedKeys).toEqual([added])
  expect(await status(session.access_token)).toBe(401)
  expect(await status(data.session!.access_token)).toBe(200)
  await removeSigningKey(pool, added)
  expect(await publishedKeys()).toEqual([added])
})

test("signing keys survive a restart", async () => {
  const before = await publishedKeys()
  await backend.restart()
  expect(await publishedKeys()).toEqual(before)
})
