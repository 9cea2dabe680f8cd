import pg from "pg"
import { expect, test } from "vitest"
import type { Keys } from "../keys.ts"
import { Database } from "../postgres/database.ts"
import { openRest } from "./rest.ts"

const keys: Keys = { publishableKey: "sb_publishable_a", secretKey: "sb_secret_b", signing: [] }

test("without a database the response is 503 with Retry-After", async () => {
  const pool = new pg.Pool({ host: "/nowhere/at/all", user: "nobody" })
  const rest = openRest({ database: new Database(pool), admin: pool, keys, siteUrl: "http://site" })
  const request = new Request("http://site/rest/v1/cats", { headers: { apikey: keys.publishableKey } })
  const response = await rest.fetch(request)
  expect(response?.status).toBe(503)
  expect(response?.headers.get("retry-after")).toBe("1")
  expect(await response?.json()).toEqual({
    code: "PGRST002",
    details: null,
    hint: null,
    message: "Could not query the database for the schema cache. Retrying.",
  })
  await pool.end()
})
