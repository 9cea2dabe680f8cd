import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { createClient } from "@supabase/supabase-js"
import type { QueryResultRow } from "pg"
import type { Database } from "#app/lib/supabase/database.types.ts"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import type { Keys } from "#backend/keys.ts"
import { type Backend, type MountOptions, mountBackend } from "#backend/mount.ts"
import { signAccessToken } from "#backend/tokens.ts"
import { type TestDatabase, testDatabase } from "./database.ts"
import { renderAllMessages } from "./messages.ts"
import { newSession } from "./session.ts"

// Only ends a hung statement; the tests of the limits pass their own.
const STATEMENT_TIMEOUTS = { anon: 60_000, authenticated: 60_000, service_role: 60_000 }

export const SITE_URL = "http://localhost:3000"

export interface TestBackend {
  /** Asks with the publishable key, as everybody can. */
  visitor: FullSupabaseClient
  /** Asks with the secret key. */
  admin: FullSupabaseClient
  /** Asks as a new user, or as the one `claims.sub` names, with a session of its own; `claims` are added to the token. */
  member(claims?: Record<string, unknown>): Promise<FullSupabaseClient>
  sql: TestDatabase["sql"]
  backend: Backend
  databaseUrl: string
  close(): Promise<void>
}

/** The whole backend on a database of its own; one per test file. */
export async function testBackend(
  options: Pick<
    MountOptions,
    "auth" | "demo" | "disk" | "functions" | "realtime" | "runJobs" | "progress" | "statementTimeouts"
  > = {},
): Promise<TestBackend> {
  const database = await testDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), "open-airway-test-"))
  const fixed = { siteUrl: SITE_URL, dataDir, databaseUrl: database.url }
  // Nothing happens behind a test's back: it calls the function `jobs` when something should.
  const backend = await mountBackend({
    ...{ runJobs: false, statementTimeouts: STATEMENT_TIMEOUTS },
    ...{ ...options, ...fixed },
  })
  const [stored] = await database.sql<{ value: Keys }>(
    "select value from backend.keys where name = 'gateway'",
  )

  function client(apiKey: string, accessToken?: string): FullSupabaseClient {
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
      const session = await newSession(database.sql, claims.sub)
      const token = await signAccessToken(stored!.value, SITE_URL, { ...session, ...claims })
      // As the first staff page leaves it; the tests of the limits change it.
      if (claims.aal === "aal2")
        await database.sql(
          "update public.member_sessions set staff_since = now(), staff_seen_at = now() where id::text = $1",
          [claims.session_id ?? session.session_id],
        )
      return client(backend.publishableKey, token)
    },
    sql,
    backend,
    databaseUrl: database.url,
    async close() {
      // Every message that the tests of a file caused must fit the catalog.
      await renderAllMessages(database.sql).finally(() => backend.close())
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
