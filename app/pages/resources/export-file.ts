import { href } from "react-router"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import type { Route } from "./+types/export-file"

/** The ZIP of an export, for the signed-in member who requested it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { sub } = requireMember(context)
  const file = isUuid(params.id) ? await fileOf(context, params.id, sub) : null
  if (!file) {
    const message = "This copy is no longer available. Request a new one."
    throw redirectWithFlash(context, href("/me/data"), message, "info")
  }
  return new Response(file.stream, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="your-data-${file.day}.zip"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  })
}

async function fileOf(context: Route.LoaderArgs["context"], id: string, memberId: string) {
  const db = supabase(context)
  const { data: made } = await db
    .from("data_exports")
    .select("path, ready_at")
    .eq("id", id)
    .eq("requested_by", memberId)
    .gt("expires_at", new Date().toISOString())
    .maybeSingle()
    .throwOnError()
  if (!made) return null
  const { data: stream, error } = await db.storage.from("exports").download(made.path).asStream()
  if (error) throw error
  return { stream, day: made.ready_at!.slice(0, 10) }
}
