import { handle } from "./handler.ts"

declare const Deno: {
  env: { get(name: string): string | undefined }
  serve(handler: (request: Request) => Promise<Response>): void
}

// Newer projects have their secret keys as JSON, older ones a service role key.
const keys: Record<string, string> = JSON.parse(Deno.env.get("SUPABASE_SECRET_KEYS") ?? "{}")
const env = {
  SUPABASE_URL: Deno.env.get("SUPABASE_URL") ?? "",
  SUPABASE_SECRET_KEY: keys.default ?? Deno.env.get("SUPABASE_SERVICE_ROLE_KEY") ?? "",
  BEACON_URLS: Deno.env.get("BEACON_URLS"),
}

Deno.serve(request => handle(request, env))
