import type { GuestWorld } from "../guest-world.ts"
import { kindOf } from "../source.ts"
import type { Costume, WardrobeView } from "./costume.ts"

/** A guest's wardrobe, from what the device has stored. */
export function guestView(
  world: GuestWorld,
  items: readonly Costume[],
  amounts: Readonly<Record<string, number>>,
): WardrobeView {
  const owned = world.bought.filter(key => items.some(item => item.key === key))
  const earned = world.finished.reduce((sum, { source }) => sum + (amounts[kindOf(source)] ?? 0), 0)
  const spent = items.reduce((sum, { key, price }) => sum + (owned.includes(key) ? price : 0), 0)
  const worn = (key: string | null) => (key !== null && owned.includes(key) ? key : null)
  return {
    ...{ coins: Math.max(0, earned - spent), owned, nameplate: world.nameplate },
    ...{ costume: worn(world.costume), background: worn(world.background) },
  }
}

export type Change = { intent: "buy" | "wear" | "take-off"; item: Costume }

/** What the device stores after a button was pressed; unchanged if the rules say no. */
export function changedWorld(world: GuestWorld, view: WardrobeView, { intent, item }: Change): GuestWorld {
  const isOwned = view.owned.includes(item.key)
  switch (intent) {
    case "buy":
      return isOwned || view.coins < item.price ? world : { ...world, bought: [...world.bought, item.key] }
    case "wear":
      return isOwned ? { ...world, [item.kind]: item.key } : world
    case "take-off":
      return { ...world, [item.kind]: null }
  }
}
