import { afterAll, expect, test } from "vitest"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { worldPlayers } from "./world-players.ts"

const backend = await testBackend()
afterAll(backend.close)
const { player, grant, wardrobe, isBalanced } = worldPlayers(backend)

const SCENE = "scene:festival/the-quiet-friend"

test("a scene adds coins once, also when two devices finish it at the same time", async () => {
  const { id } = await player()
  const outcomes = await Promise.all([grant(id, SCENE), grant(id, SCENE), grant(id, SCENE)])
  expect(outcomes.toSorted()).toEqual(["already", "already", "granted"])
  expect(await wardrobe(id)).toMatchObject({ coins: 5 })
  expect(await grant(id, "game:festival/breathe")).toBe("granted")
  expect(await wardrobe(id)).toMatchObject({ coins: 10 })
})

test("a source that does not exist adds no coins", async () => {
  const { id } = await player()
  for (const source of ["", "scene:", "bonus:quad", "scene:quad/../x", `lesson:${id}x`, "daily:2020-01-01"])
    expect([source, await grant(id, source)]).toEqual([source, "unknown"])
  expect(await grant(crypto.randomUUID(), SCENE)).toBe("unknown")
  expect(await wardrobe(id)).toBeNull()
})

test("a daily question counts today and for 30 days", async () => {
  const { id } = await player()
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  expect(await grant(id, `daily:${day(0)}`)).toBe("granted")
  expect(await grant(id, `daily:${day(0)}`)).toBe("already")
  expect(await grant(id, `daily:${day(29)}`)).toBe("granted")
  expect(await grant(id, `daily:${day(32)}`)).toBe("unknown")
  expect(await grant(id, `daily:${day(-3)}`)).toBe("unknown")
})

test("members and visitors cannot call the functions that grant coins", async () => {
  const { id, db } = await player()
  const given = { member: id, source: SCENE }
  const world = { member: id, sources: [SCENE], wanted: [], worn: [], guest_nameplate: "" }
  for (const caller of [db, backend.visitor]) {
    expect((await caller.rpc("grant_coins", given)).error?.code).toBe("42501")
    expect((await caller.rpc("keep_guest_world", world)).error?.code).toBe("42501")
  }
  const row = { user_id: id, source: SCENE, coins: 50 }
  expect((await db.from("coin_grants").insert(row)).error?.code).toBe("42501")
  expect((await db.from("wardrobes").insert({ user_id: id, coins: 999 })).error?.code).toBe("42501")
  expect(await wardrobe(id)).toBeNull()
})

test("nothing is stored for a child under 13, or before the age is known", async () => {
  const child = await player()
  await backend.sql(
    "update public.profiles set adult_on = current_date + interval '5 years 2 months' where id = $1",
    [child.id],
  )
  expect(await grant(child.id, SCENE)).toBe("too-young")
  const unknown = await player({ display_name: "Ana" })
  expect(await grant(unknown.id, SCENE)).toBe("no-age")
  for (const { id, db } of [child, unknown]) {
    expect((await db.rpc("change_nameplate").throwOnError()).data).toBeNull()
    expect((await db.rpc("buy_costume", { costume: "bow-tie" }).throwOnError()).data).toBe("too-few")
    const world = {
      member: id,
      sources: [SCENE],
      wanted: ["bow-tie"],
      worn: [],
      guest_nameplate: "Kind Otter",
    }
    const { data } = await backend.admin.rpc("keep_guest_world", world).throwOnError()
    expect(data).toMatchObject({ earned: 0, bought: [] })
    expect(await wardrobe(id)).toBeNull()
  }
  const teen = await player()
  await backend.sql("update public.profiles set adult_on = current_date + interval '5 years' where id = $1", [
    teen.id,
  ])
  expect(await grant(teen.id, SCENE)).toBe("granted")
})

test("a finished lesson adds coins once, and an open one none", async () => {
  const { id } = await player()
  const save = (done: string) =>
    backend.sql(
      `insert into public.lesson_progress (user_id, course_id, lesson_id, done_at)
       select $1, l.course_id, l.id, ${done} from public.lessons l order by l.id limit 1
       on conflict (user_id, lesson_id) do update set done_at = excluded.done_at`,
      [id],
    )
  await save("null")
  expect(await wardrobe(id)).toBeNull()
  for (const done of ["now()", "null", "now()"]) await save(done)
  expect(await wardrobe(id)).toMatchObject({ coins: 10 })
})

test("two devices that spend the same coins: one wins, and the balance stays right", async () => {
  const { id, db } = await player()
  for (const source of [SCENE, "game:festival/breathe", "game:festival/bag", "game:festival/signs"])
    await grant(id, source)
  const others = await Promise.all([0, 1, 2].map(() => backend.member({ sub: id })))
  const wanted = ["cape", "band-hat", "graduation-cap", "cape"]
  const outcomes = await Promise.all([db, ...others].map((device, i) => buy(device, wanted[i]!)))
  expect(outcomes.toSorted().filter(outcome => outcome === "bought")).toHaveLength(1)
  expect(await wardrobe(id)).toMatchObject({ coins: 0 })
  expect(await isBalanced(id)).toBe(true)
})

test("the wardrobe has at least 20 costumes and backgrounds, each with a name and a price", async () => {
  const { data: items } = await backend.visitor
    .from("costumes")
    .select("key, kind, name, price")
    .throwOnError()
  expect(items.length).toBeGreaterThanOrEqual(20)
  expect(new Set(items.map(({ name }) => name)).size).toBe(items.length)
  expect(Math.min(...items.map(({ price }) => price))).toBeGreaterThan(0)
  expect([...new Set(items.map(({ kind }) => kind))].sort()).toEqual(["background", "costume"])
})

test("members wear what they own and get random nameplates", async () => {
  const { id, db } = await player()
  for (const source of [SCENE, "game:bar/breathe", "game:bar/bag"]) await grant(id, source)
  expect(await buy(db, "bow-tie")).toBe("bought")
  expect(await buy(db, "bow-tie")).toBe("already")
  expect(await buy(db, "quad")).toBe("bought")
  expect(await buy(db, "party-hat")).toBe("too-few")
  expect(await buy(db, "nothing")).toBe("unknown")
  const wear = async (costume: string) => (await db.rpc("wear_costume", { costume }).throwOnError()).data
  expect([await wear("bow-tie"), await wear("quad"), await wear("cape")]).toEqual([
    ...["changed", "changed", "unknown"],
  ])
  expect(await wardrobe(id)).toMatchObject({ coins: 0, costume: "bow-tie", background: "quad" })
  await db.rpc("take_off_costume", { kind: "background" }).throwOnError()
  const { data: nameplate } = await db.rpc("change_nameplate").throwOnError()
  expect(await wardrobe(id)).toMatchObject({ costume: "bow-tie", background: null, nameplate })
  const [{ words } = { words: 0 }] = await backend.sql<{ words: number }>(
    "select least(cardinality(first), cardinality(second)) as words from private.nameplate_words()",
  )
  expect(words).toBeGreaterThanOrEqual(60)
})

async function buy(device: FullSupabaseClient, costume: string) {
  return (await device.rpc("buy_costume", { costume }).throwOnError()).data
}
