import type { RouterContextProvider } from "react-router"
import { z } from "zod"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { Constants } from "#app/lib/supabase/database.types.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { GuestWorld } from "./guest-world.ts"
import type { KeptResult } from "./kept-message.ts"

type Context = Readonly<RouterContextProvider>

const amountsSchema = z.record(z.string(), z.number())
const outcomeSchema = z.enum(Constants.public.Enums.coin_outcome)
const keptSchema = z.object({
  refusal: outcomeSchema.nullable(),
  earned: z.number(),
  bought: z.array(z.string()),
  missed: z.array(z.string()),
})

/** How many coins each kind of source is worth. */
export function coinAmounts(context: Context) {
  return cachedQuery(context, "coin amounts", [], async (db: SupabaseDb) =>
    amountsSchema.parse((await db.rpc("coin_amounts").throwOnError()).data),
  )
}

/** `off` on a hosted project whose server has no key. */
export async function grantCoins(context: Context, member: string, source: string) {
  const { callAsServer } = context.get(appContext)
  if (!callAsServer) return "off" as const
  return outcomeSchema.parse(await callAsServer("grant_coins", { member, source }))
}

/** Adds a guest's things to the member's account; the caller has checked every proof. */
export async function keepGuestWorld(
  context: Context,
  member: string,
  world: GuestWorld,
): Promise<KeptResult | null> {
  const { callAsServer } = context.get(appContext)
  if (!callAsServer) return null
  return keptSchema.parse(
    await callAsServer("keep_guest_world", {
      member,
      sources: world.finished.map(({ source }) => source),
      wanted: world.bought,
      worn: [world.costume, world.background].filter(item => item !== null),
      guest_nameplate: world.nameplate,
    }),
  )
}
