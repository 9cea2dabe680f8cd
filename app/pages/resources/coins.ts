import { data, type RouterContextProvider } from "react-router"
import { z } from "zod"
import { isSceneFinished } from "#app/features/world/scene-walk.ts"
import { coinMessage } from "#app/features/world-coins/coin-message.ts"
import { coinAmounts, grantCoins, keepGuestWorld } from "#app/features/world-coins/coins.server.ts"
import { isDailyAnswer } from "#app/features/world-coins/daily.server.ts"
import { finishedSchema, guestWorldSchema } from "#app/features/world-coins/schema.ts"
import type { CoinResult } from "#app/features/world-coins/send-finished.ts"
import { isProven, kindOf, type ProofChecks } from "#app/features/world-coins/source.ts"
import { newNameplate } from "#app/features/world-coins/wardrobe/queries.ts"
import { isGameFinished } from "#app/features/world-games/game-proof.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { anonClient } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { Route } from "./+types/coins"

type Context = Readonly<RouterContextProvider>

const CHECKS: ProofChecks = { scene: isSceneFinished, game: isGameFinished, daily: isDailyAnswer }

const bodySchema = z.union([finishedSchema, z.object({ world: guestWorldSchema })])

/** What each kind of source is worth, and two words for a nameplate, for the device of a guest. */
export async function loader({ context }: Route.LoaderArgs) {
  const [amounts, nameplate] = await Promise.all([
    coinAmounts(context),
    newNameplate(anonClient(context.get(appContext))),
  ])
  return Response.json({ amounts, nameplate })
}

/**
 * Adds coins to a member's account for one thing that they finished, or for everything a guest finished on the
 * device. Each proof is checked here, because a browser can send anything.
 */
export async function action({ context, request }: Route.ActionArgs) {
  if (request.method !== "POST") throw data("Use POST", { status: 405, headers: { Allow: "POST" } })
  const { sub } = requireMember(context)
  if (!isJson(request)) return collectByForm(context, sub, await readForm(request))
  const parsed = bodySchema.safeParse(await request.json().catch(() => null))
  if (!parsed.success) throw data("Invalid body", { status: 400 })
  if (!("world" in parsed.data)) return Response.json(await grant(context, sub, parsed.data))
  const { world } = parsed.data
  const finished = world.finished.filter(({ source, proof }) => isProven(source, proof, CHECKS))
  return Response.json({ kept: await keepGuestWorld(context, sub, { ...world, finished }) })
}

/** Without JavaScript, the wardrobe says what was earned. */
async function collectByForm(context: Context, member: string, form: FormData) {
  const parsed = finishedSchema.safeParse({ source: form.get("source"), proof: form.getAll("proof") })
  if (!parsed.success) throw data("Invalid form", { status: 400 })
  const result = await grant(context, member, parsed.data)
  const tone = result.outcome === "granted" ? "good" : "info"
  return redirectWithFlash(context, "/narcatsworld/wardrobe", coinMessage(result), tone)
}

async function grant(
  context: Context,
  member: string,
  { source, proof }: z.infer<typeof finishedSchema>,
): Promise<CoinResult> {
  if (!isProven(source, proof, CHECKS)) return { outcome: "unknown", coins: 0 }
  const amounts = await coinAmounts(context)
  return { outcome: await grantCoins(context, member, source), coins: amounts[kindOf(source)] ?? 0 }
}

function isJson(request: Request) {
  return (request.headers.get("Content-Type") ?? "").startsWith("application/json")
}
