import { createClient, type SupabaseClient } from "@supabase/supabase-js"

export interface Env {
  SUPABASE_URL: string
  SUPABASE_SECRET_KEY: string
}

/** Speaks with the secret key: no policy limits it. */
export type Service = SupabaseClient

export function serviceClient(env: Env, fetch: typeof globalThis.fetch): Service {
  return createClient(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
  })
}

/** Whether the caller shows the secret key, which only the clock and the service itself have. */
export async function showsSecretKey(request: Request, env: Env): Promise<boolean> {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1]
  const shown = request.headers.get("apikey") ?? bearer ?? ""
  if (env.SUPABASE_SECRET_KEY === "") return false
  // Hashes are compared instead of keys, so that the time it takes tells nothing about the key.
  const [left, right] = await Promise.all([digest(shown), digest(env.SUPABASE_SECRET_KEY)])
  return left === right
}

async function digest(text: string) {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
  return String(new Uint8Array(bytes))
}
