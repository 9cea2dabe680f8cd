import { href, redirect } from "react-router"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import type { Route } from "./+types/export-file"

/** The ZIP of an export, for whoever asked for it and is signed in. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { sub } = requireMember(context)
  const file = isUuid(params.id) ? await fileOf(context, params.id, sub) : null
  if (!file) throw redirect(`${href("/me/data")}?gone`)
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
