import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { Route } from "./+types/apple-pay-file"

/** Proves to Apple that the domain belongs to the account that takes payments. */
export function loader({ context, url }: Route.LoaderArgs) {
  const text = context.get(appContext).applePayFile
  if (text === undefined) throwNotFound({ url })
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } })
}
