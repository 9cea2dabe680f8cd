import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { createClient } from "@supabase/supabase-js"
import type { QueryResultRow } from "pg"
import type { Database } from "#app/lib/database.types.ts"
import type { Db } from "#app/lib/db.ts"
import type { Keys } from "#backend/keys.ts"
import { type Backend, type MountOptions, mountBackend } from "#backend/mount.ts"
import { signAccessToken } from "#backend/tokens.ts"
import { type TestDatabase, testDatabase } from "./database.ts"

export const SITE_URL = "http://localhost:3000"

export interface TestBackend {
  /** Asks with the publishable key, as everybody can. */
  visitor: Db
  /** Asks with the secret key. */
  admin: Db
  /** Asks as a new user; `claims` are added to those of the access token. */
  member(claims?: Record<string, unknown>): Promise<Db>
  sql: TestDatabase["sql"]
  backend: Backend
  databaseUrl: string
  close(): Promise<void>
}

/** The whole backend on a database of its own; one per test file. */
export async function testBackend(
  options: Pick<MountOptions, "functions" | "progress"> = {},
): Promise<TestBackend> {
  const database = await testDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), "open-airway-test-"))
  const fixed = { siteUrl: SITE_URL, dataDir, databaseUrl: database.url }
  const backend = await mountBackend({ ...options, ...fixed })
  const [stored] = await database.sql<{ value: Keys }>(
    "select value from backend.keys where name = 'gateway'",
  )

  function client(apiKey: string, accessToken?: string): Db {
    return createClient<Database>(SITE_URL, apiKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
      ...(accessToken ? { accessToken: async () => accessToken } : {}),
    })
  }

  const admin = client(backend.secretKey)

  /** The gateway learns of new tables and functions a moment after they are made; a test need not wait for it. */
  async function sql<Row extends QueryResultRow>(text: string, values?: unknown[]) {
    const rows = await database.sql<Row>(text, values)
    if (!/\b(create|alter|drop)\b/i.test(text)) return rows
    const mark = `catalog_mark_${randomUUID().replaceAll("-", "")}`
    await database.sql(`create function public.${mark}() returns int language sql as 'select 1';
      grant execute on function public.${mark}() to service_role`)
    while ((await admin.rpc(mark as never)).error) await setTimeout(5)
    await database.sql(`drop function public.${mark}()`)
    return rows
  }

  return {
    visitor: client(backend.publishableKey),
    admin,
    async member(claims = {}) {
      const sub = randomUUID()
      const email = `member-${sub}@example.org`
      await database.sql(
        `insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, updated_at)
          values ($1, 'authenticated', 'authenticated', $2, now(), now(), now())`,
        [sub, email],
      )
      const token = await signAccessToken(stored!.value, SITE_URL, { sub, email, ...claims })
      return client(backend.publishableKey, token)
    },
    sql,
    backend,
    databaseUrl: database.url,
    async close() {
      await backend.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
