import { readFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import type { SupabaseClient } from "@supabase/supabase-js"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"

// biome-ignore lint/suspicious/noExplicitAny: the fixture's tables have no generated types
type AnyClient = SupabaseClient<{ __InternalSupabase: { PostgrestVersion: "14" }; public: any }>

const SQL = readFileSync(new URL("./tables.sql", import.meta.url), "utf8")

interface TestResponse {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever the answer holds
  json: any
}

/** A backend with the test tables and untyped clients. */
export async function restBackend(options: Parameters<typeof testBackend>[0] = {}) {
  const made = await testBackend(options)
  await made.sql(SQL)

  /** Sends any request, as a visitor unless it has a key. */
  async function request(
    path: string,
    init: RequestInit = {},
    apiKey = made.backend.publishableKey,
  ): Promise<TestResponse> {
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

  await waitUntil(async () => (await request("/fixture_ready")).status === 200)
  const { secretKey } = made.backend
  return {
    ...made,
    visitor: made.visitor as unknown as AnyClient,
    admin: made.admin as unknown as AnyClient,
    request,
    member: async (claims?: Record<string, unknown>) => (await made.member(claims)) as unknown as AnyClient,
    requestAsAdmin: (path: string, init?: RequestInit) => request(path, init, secretKey),
  }
}

/** A request with a JSON body. */
export function jsonRequest(method: string, body: unknown, prefer?: string): RequestInit {
  return {
    method,
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...(prefer ? { prefer } : {}) },
  }
}

async function waitUntil(isDone: () => Promise<boolean>) {
  for (let tries = 0; !(await isDone()); tries++) {
    if (tries > 200) throw new Error("The fixture's tables never reached the catalog")
    await sleep(25)
  }
}
