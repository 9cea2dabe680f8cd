import { expect, test } from "vitest"
import { EMPTY_WORLD } from "../guest-world.ts"
import type { Costume } from "./costume.ts"
import { changedWorld, guestView } from "./guest-wardrobe.ts"

const hat: Costume = { key: "party-hat", kind: "costume", name: "Party hat", price: 5 }
const quad: Costume = { key: "quad", kind: "background", name: "The quad", price: 10 }
const AMOUNTS = { scene: 5, game: 5, daily: 2 }
const view = (world: typeof EMPTY_WORLD) => guestView(world, [hat, quad], AMOUNTS)

const played = {
  ...EMPTY_WORLD,
  finished: ["scene:quad/a", "game:quad/bag", "daily:2026-11-17", "odd"].map(source => ({
    source,
    proof: [],
  })),
}

test("a guest's coins are what was finished minus what was bought", () => {
  expect(view(played).coins).toBe(12)
  const bought = changedWorld(played, view(played), { intent: "buy", item: quad })
  expect(view(bought)).toMatchObject({ coins: 2, owned: ["quad"] })
  expect(changedWorld(bought, view(bought), { intent: "buy", item: hat })).toBe(bought)
  expect(changedWorld(bought, view(bought), { intent: "buy", item: quad })).toBe(bought)
})

test("a guest wears only what they own, and a costume that no longer exists counts for nothing", () => {
  expect(changedWorld(played, view(played), { intent: "wear", item: hat })).toBe(played)
  const owner = { ...played, bought: ["party-hat", "gone"], costume: "gone" }
  expect(view(owner)).toMatchObject({ coins: 7, owned: ["party-hat"], costume: null })
  const dressed = changedWorld(owner, view(owner), { intent: "wear", item: hat })
  expect(view(dressed).costume).toBe("party-hat")
  expect(view(changedWorld(dressed, view(dressed), { intent: "take-off", item: hat })).costume).toBeNull()
})
