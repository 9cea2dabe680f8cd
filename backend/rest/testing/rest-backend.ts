import { readFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import type { SupabaseClient } from "@supabase/supabase-js"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"

// biome-ignore lint/suspicious/noExplicitAny: the fixture's tables have no generated types
type AnyClient = SupabaseClient<{ __InternalSupabase: { PostgrestVersion: "14" }; public: any }>

const SQL = readFileSync(new URL("./tables.sql", import.meta.url), "utf8")

export interface Answer {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever the answer holds
  json: any
}

/** A backend of one's own with the fixture's tables, and clients that know no types. */
export async function restFixture() {
  const made = await testBackend()
  await made.sql(SQL)

  /** Any request, as a visitor unless it brings a key. */
  async function ask(
    path: string,
    init: RequestInit = {},
    apiKey = made.backend.publishableKey,
  ): Promise<Answer> {
    const headers = new Headers(init.headers)
    if (!headers.has("apikey")) headers.set("apikey", apiKey)
    const response = await made.backend.fetch(new Request(`${SITE_URL}/rest/v1${path}`, { ...init, headers }))
    const text = await response.text()
    const isJson = /json/.test(response.headers.get("content-type") ?? "") && text !== ""
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson ? JSON.parse(text) : null,
    }
  }

  await until(async () => (await ask("/fixture_ready")).status === 200)
  const { secretKey } = made.backend
  return {
    ...made,
    visitor: made.visitor as unknown as AnyClient,
    admin: made.admin as unknown as AnyClient,
    ask,
    /** The same with the secret key. */
    member: async (claims?: Record<string, unknown>) => (await made.member(claims)) as unknown as AnyClient,
    askAsAdmin: (path: string, init?: RequestInit) => ask(path, init, secretKey),
  }
}

export type RestFixture = Awaited<ReturnType<typeof restFixture>>

/** A body and the headers that go with it. */
export function sending(method: string, body: unknown, prefer?: string): RequestInit {
  return {
    method,
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...(prefer ? { prefer } : {}) },
  }
}

async function until(isDone: () => Promise<boolean>) {
  for (let tries = 0; !(await isDone()); tries++) {
    if (tries > 200) throw new Error("The fixture's tables never reached the catalog")
    await sleep(25)
  }
}
