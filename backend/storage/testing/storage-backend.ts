import { mkdtempSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createClient, type SupabaseClient } from "@supabase/supabase-js"
import type { Keys } from "#backend/keys.ts"
import { mountBackend } from "#backend/mount.ts"
import { signAccessToken } from "#backend/tokens.ts"
import { SITE_URL } from "#tests/support/backend.ts"
import { testDatabase } from "#tests/support/database.ts"
import { newSession } from "#tests/support/session.ts"
import type { StorageOptions } from "../storage.ts"

export interface StorageMember {
  id: string
  storage: SupabaseClient["storage"]
  token: string
}

/** The whole backend with its own folder for files. */
export async function storageBackend(options: StorageOptions = {}) {
  const database = await testDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), "open-airway-test-"))
  const mount = { siteUrl: SITE_URL, dataDir, databaseUrl: database.url, storage: options }
  const backend = await mountBackend(mount)
  const [stored] = await database.sql<{ value: Keys }>(
    "select value from backend.keys where name = 'gateway'",
  )
  const { publishableKey, secretKey } = backend

  function client(apiKey: string, token?: string) {
    return createClient(SITE_URL, apiKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
      ...(token ? { accessToken: async () => token } : {}),
    }).storage
  }

  async function member(): Promise<StorageMember> {
    const session = await newSession(database.sql)
    const token = await signAccessToken(stored!.value, SITE_URL, session)
    return { id: session.sub, token, storage: client(publishableKey, token) }
  }

  /** Sends a raw request to a path under `/storage/v1`. */
  function request(path: string, init: RequestInit = {}, key: string | null = publishableKey) {
    const headers = new Headers(init.headers)
    if (key !== null) headers.set("apikey", key)
    const url = path.startsWith("http") ? path : `${SITE_URL}/storage/v1/${path}`
    return backend.fetch(new Request(url, { ...init, headers, duplex: "half" } as RequestInit))
  }

  return {
    backend,
    dataDir,
    sql: database.sql,
    databaseUrl: database.url,
    keys: stored!.value,
    visitor: client(publishableKey),
    service: client(secretKey),
    secretKey,
    member,
    request,
    async close() {
      await backend.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Policies that let members do everything in a folder named after their id, in one bucket. */
export function ownFolderPolicies(bucket: string) {
  const isOwn = `bucket_id = '${bucket}' and (storage.foldername(name))[1] = (select auth.uid())::text`
  return `create policy "${bucket}: see own" on storage.objects for select to authenticated using (${isOwn});
    create policy "${bucket}: add own" on storage.objects for insert to authenticated with check (${isOwn});
    create policy "${bucket}: change own" on storage.objects for update to authenticated
      using (${isOwn}) with check (${isOwn});
    create policy "${bucket}: remove own" on storage.objects for delete to authenticated using (${isOwn})`
}

/** HTTP status, actual status and code of a supabase-js error; null without an error. */
export function refusal({ error }: { error: unknown }) {
  if (error === null) return null
  const { status, statusCode, code } = error as { status?: number; statusCode?: string; code?: string }
  return `${status} ${statusCode} ${code}`
}

export const DENIED = "400 403 AccessDenied"
export const NO_OBJECT = "400 404 NoSuchKey"
export const NO_BUCKET = "400 404 NoSuchBucket"
export const DUPLICATE = "400 409 KeyAlreadyExists"
