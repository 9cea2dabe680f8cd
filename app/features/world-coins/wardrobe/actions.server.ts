import { data, type RouterContextProvider } from "react-router"
import { assertNever } from "#app/lib/assert-never.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import type { Costume } from "./costume.ts"
import { buyCostume, changeNameplate, takeOffCostume, wearCostume } from "./queries.ts"

type Context = Readonly<RouterContextProvider>

/** Buys, wears or takes off a costume, or changes the nameplate, and says so on the wardrobe. */
export async function wardrobeAction(
  context: Context,
  form: FormData,
  items: readonly Costume[],
  path: string,
) {
  const db = supabase(context)
  const intent = form.get("intent")
  if (intent === "nameplate") {
    const nameplate = await changeNameplate(db)
    return nameplate
      ? redirectWithFlash(context, path, `You’re ${nameplate} now.`)
      : redirectWithFlash(context, path, "Tell us your age first. Then you get a nameplate.", "warm")
  }
  const item = items.find(({ key }) => key === form.get("item"))
  if (!item) throw data("There is no such costume.", { status: 400 })
  switch (intent) {
    case "buy":
      return buy(context, item, path)
    case "wear":
      return (await wearCostume(db, item.key)) === "changed"
        ? redirectWithFlash(context, path, `${item.name}: looking good.`)
        : redirectWithFlash(context, path, "Buy it first, then you can wear it.", "warm")
    case "take-off":
      await takeOffCostume(db, item.kind)
      return redirectWithFlash(context, path, `${item.name}: back in the wardrobe.`)
    default:
      throw data("Choose what to do.", { status: 400 })
  }
}

async function buy(context: Context, item: Costume, path: string) {
  const outcome = await buyCostume(supabase(context), item.key)
  switch (outcome) {
    case "bought":
      return redirectWithFlash(context, path, `${item.name}: it’s yours.`)
    case "already":
      return redirectWithFlash(context, path, `${item.name}: you own it already.`, "info")
    case "too-few":
      return redirectWithFlash(context, path, `You don’t have ${item.price} coins for this one.`, "info")
    case "unknown":
      throw data("There is no such costume.", { status: 400 })
    default:
      return assertNever(outcome)
  }
}
