import { proofFile } from "#app/features/raffles/proof-file.server.ts"
import { ownTicket } from "#app/features/raffles/queries.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import type { Route } from "./+types/ticket-proof"

/** The draw and one of the member's own tickets in one file, to keep or to give to someone else. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { sub } = requireMember(context)
  if (!/^[1-9]\d{0,8}$/.test(params.number)) throwNotFound({ url })
  const db = supabase(context)
  const ticket = await ownTicket(db, params.raffle, sub, Number(params.number))
  const file = ticket && (await proofFile(db, params.raffle, ticket))
  if (!file) throwNotFound({ url })
  const name = `${params.raffle}-ticket-${params.number}.json`
  return new Response(file, {
    headers: {
      "Content-Type": "application/json",
      "Cache-Control": "private, no-store",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  })
}
