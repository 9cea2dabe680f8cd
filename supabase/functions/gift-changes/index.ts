import { handle } from "./handler.ts"

declare const Deno: {
  env: { toObject(): Record<string, string> }
  serve(handler: (request: Request) => Promise<Response>): void
}

// Newer projects have their secret keys as JSON, older ones a service role key.
const env = Deno.env.toObject()
const keys: Record<string, string> = JSON.parse(env.SUPABASE_SECRET_KEYS ?? "{}")
const SUPABASE_SECRET_KEY = keys.default ?? env.SUPABASE_SERVICE_ROLE_KEY ?? ""

Deno.serve(request => handle(request, { ...env, SUPABASE_SECRET_KEY }))
