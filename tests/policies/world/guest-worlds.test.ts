import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { worldPlayers } from "./world-players.ts"

const backend = await testBackend()
afterAll(backend.close)
const { player, grant, keep, wardrobe, isBalanced } = worldPlayers(backend)

const SOURCES = ["scene:festival/the-quiet-friend", "scene:festival/the-long-line", "game:festival/bag"]

test("a guest's coins, costumes and nameplate are kept, and sending them twice changes nothing", async () => {
  const { id } = await player()
  const world = {
    ...{ sources: SOURCES, wanted: ["bow-tie", "quad"], worn: ["bow-tie", "quad"] },
    guest_nameplate: "Kind Otter",
  }
  expect(await keep(id, world)).toEqual({
    refusal: null,
    earned: 15,
    bought: ["bow-tie", "quad"],
    missed: [],
  })
  const kept = { coins: 0, costume: "bow-tie", background: "quad", nameplate: "Kind Otter" }
  expect(await wardrobe(id)).toEqual(kept)
  expect(await keep(id, world)).toEqual({ refusal: null, earned: 0, bought: [], missed: [] })
  const both = await Promise.all([keep(id, world), keep(id, world)])
  expect(both).toEqual([0, 0].map(() => ({ refusal: null, earned: 0, bought: [], missed: [] })))
  expect(await wardrobe(id)).toEqual(kept)
  expect(await isBalanced(id)).toBe(true)
})

test("costumes are bought in order as far as the coins reach", async () => {
  const { id } = await player()
  const wanted = ["sunglasses", "astronaut-helmet", "nothing", "bow-tie", "party-hat"]
  expect(await keep(id, { sources: [...SOURCES, "scene:none", "x"], wanted })).toEqual({
    ...{ refusal: null, earned: 15, bought: ["sunglasses", "bow-tie"] },
    missed: ["astronaut-helmet", "party-hat"],
  })
  expect(await wardrobe(id)).toMatchObject({ coins: 0 })
})

test("what a member wears and is called stays, and no guest names themselves", async () => {
  const { id, db } = await player()
  await grant(id, SOURCES[0]!)
  await db.rpc("buy_costume", { costume: "party-hat" }).throwOnError()
  await db.rpc("wear_costume", { costume: "party-hat" }).throwOnError()
  await keep(id, { guest_nameplate: "Jane Roe" })
  expect(await wardrobe(id)).toMatchObject({ nameplate: null })
  const { data: nameplate } = await db.rpc("change_nameplate").throwOnError()
  await keep(id, {
    ...{ sources: SOURCES, wanted: ["bow-tie"], worn: ["bow-tie"] },
    guest_nameplate: "Kind Otter",
  })
  expect(await wardrobe(id)).toMatchObject({ costume: "party-hat", nameplate })
})

test("a merged account counts each source once and keeps every costume", async () => {
  const [from, to] = [await player(), await player()]
  await keep(from.id, { sources: SOURCES, wanted: ["bow-tie", "quad"], worn: ["bow-tie"] })
  await keep(to.id, { sources: [...SOURCES, "game:bus/bag"], wanted: ["bow-tie", "sunglasses"] })
  await backend.sql("select private.move_wardrobe($1, $2)", [from.id, to.id])
  expect(await wardrobe(from.id)).toBeNull()
  expect(await wardrobe(to.id)).toMatchObject({ coins: 0, costume: "bow-tie" })
  expect(await isBalanced(to.id)).toBe(true)
  const owned = await backend.sql(
    "select costume, paid from public.owned_costumes where user_id = $1 order by costume",
    [to.id],
  )
  expect(owned).toEqual([
    { costume: "bow-tie", paid: 5 },
    { costume: "quad", paid: 5 },
    { costume: "sunglasses", paid: 10 },
  ])
})
