import { expect, test } from "vitest"
import { clearGuestWorld, EMPTY_WORLD, finishAsGuest, hasGuestWorld, readGuestWorld } from "./guest-world.ts"

const THING = { source: "scene:quad/the-locked-door", proof: ["knock", "call"] }

function storage(stored?: unknown) {
  const entries = new Map<string, string>()
  if (stored !== undefined)
    entries.set("narcats-world", typeof stored === "string" ? stored : JSON.stringify(stored))
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

test("a thing counts once, and clearing the device forgets it", () => {
  const device = storage()
  expect([finishAsGuest(device, THING), finishAsGuest(device, THING)]).toEqual([true, false])
  expect(readGuestWorld(device)).toEqual({ ...EMPTY_WORLD, finished: [THING] })
  expect(hasGuestWorld(readGuestWorld(device))).toBe(true)
  clearGuestWorld(device)
  expect(hasGuestWorld(readGuestWorld(device))).toBe(false)
})

test("what this site did not write counts as nothing", () => {
  for (const stored of [
    "{",
    "null",
    "[]",
    "7",
    '"x"',
    { version: 2, finished: [THING] },
    { finished: [THING] },
  ])
    expect(readGuestWorld(storage(stored))).toEqual(EMPTY_WORLD)
  const odd = {
    ...{ version: 1, finished: [THING, { source: 1, proof: [] }, { source: "x", proof: [{}] }, null] },
    ...{ bought: ["cape", "cape", 5, "y".repeat(200)], costume: {}, background: 7, nameplate: "Kind Otter" },
  }
  expect(readGuestWorld(storage(odd))).toEqual({
    ...{ finished: [THING], bought: ["cape"], costume: null, background: null, nameplate: "Kind Otter" },
  })
})

test("a device that refuses to store lets the game go on", () => {
  const full = {
    ...storage(),
    setItem() {
      throw new Error("full")
    },
  }
  expect(finishAsGuest(full, THING)).toBe(true)
})
