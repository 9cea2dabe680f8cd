import { useEffect, useState } from "react"
import {
  EMPTY_WORLD,
  type GuestWorld,
  readGuestWorld,
  worldStorage,
  writeGuestWorld,
} from "../guest-world.ts"
import { COINS } from "../send-finished.ts"
import type { Costume, WardrobeView } from "./costume.ts"
import { type Change, changedWorld, guestView } from "./guest-wardrobe.ts"

/** What the buttons of a guest do on this device; null for a member, whose forms go to the server. */
interface GuestActions {
  change(change: Change): void
  changeNameplate(): void
}

/** The member's wardrobe, or the guest's on this device. */
export function useWardrobe(
  own: WardrobeView | null,
  items: readonly Costume[],
  amounts: Readonly<Record<string, number>>,
): { view: WardrobeView; guest: GuestActions | null } {
  const [world, setWorld] = useState<GuestWorld>(EMPTY_WORLD)
  useEffect(() => setWorld(readGuestWorld(worldStorage())), [])
  if (own) return { view: own, guest: null }

  function store(next: GuestWorld) {
    writeGuestWorld(worldStorage(), next)
    setWorld(next)
  }

  async function fetchNameplate() {
    const response = await fetch(COINS)
    const { nameplate }: { nameplate: string } = await response.json()
    store({ ...readGuestWorld(worldStorage()), nameplate })
  }

  const view = guestView(world, items, amounts)
  return {
    view,
    guest: {
      change: change => store(changedWorld(world, view, change)),
      changeNameplate: () => void fetchNameplate(),
    },
  }
}
