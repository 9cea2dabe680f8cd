import { createClient, type SupabaseClient } from "@supabase/supabase-js"

export interface Env {
  SUPABASE_URL: string
  SUPABASE_SECRET_KEY: string
}

/** A client with the secret key, which bypasses policies. */
export type Service = SupabaseClient

export function serviceClient(env: Env, fetch: typeof globalThis.fetch): Service {
  return createClient(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
  })
}

/** Whether the request has the secret key, which only the scheduler and the service have. */
export async function hasSecretKey(request: Request, env: Env): Promise<boolean> {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1]
  const given = request.headers.get("apikey") ?? bearer ?? ""
  if (env.SUPABASE_SECRET_KEY === "") return false
  // Hashes are compared instead of keys, so that timing reveals nothing about the key.
  const [left, right] = await Promise.all([digest(given), digest(env.SUPABASE_SECRET_KEY)])
  return left === right
}

async function digest(text: string) {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
  return String(new Uint8Array(bytes))
}
