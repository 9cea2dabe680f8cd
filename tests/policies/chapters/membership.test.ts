import { afterAll, expect, test } from "vitest"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { chapterPeople } from "./chapter-people.ts"

const backend = await testBackend()
afterAll(backend.close)
const { account, chapter, lead, outreach } = chapterPeople(backend)

async function join(db: FullSupabaseClient, of: string) {
  return (await db.rpc("join_chapter", { chapter: of }).throwOnError()).data
}

async function leave(db: FullSupabaseClient, of: string) {
  return (await db.rpc("leave_chapter", { chapter: of }).throwOnError()).data
}

test("a member joins active chapters, several of them and each once, and leaves again", async () => {
  const { id } = await account()
  const db = await backend.member({ sub: id })
  const [here, there, paused] = [await chapter(), await chapter(), await chapter("paused")]
  expect([await join(db, here.id), await join(db, here.id), await join(db, there.id)]).toEqual([
    ...["joined", "joined", "joined"],
  ])
  expect(await join(db, paused.id)).toBe("unknown")
  const own = async () => (await db.from("chapter_members").select("id").throwOnError()).data.length
  expect(await own()).toBe(2)
  expect([await leave(db, here.id), await leave(db, here.id), await own()]).toEqual(["left", "not-member", 1])
})

async function remove(db: FullSupabaseClient, membership: string, reason = "You shouted at visitors.") {
  return (await db.rpc("remove_chapter_member", { membership, reason }).throwOnError()).data
}

async function allow(db: FullSupabaseClient, membership: string) {
  return (await db.rpc("allow_chapter_member", { membership }).throwOnError()).data
}

async function memberOf(chapter: string) {
  const { id, email } = await account()
  const db = await backend.member({ sub: id })
  expect(await join(db, chapter)).toBe("joined")
  const { data } = await db.from("chapter_members").select("id").single().throwOnError()
  return { id, email, db, membership: data.id }
}

test("a lead removes a member with a reason, who gets a notice and cannot join again until allowed", async () => {
  const here = await chapter()
  const { db: leads } = await lead(here.id)
  const { id, db, membership } = await memberOf(here.id)
  expect([await remove(leads, membership, "  "), await remove(leads, membership, "No")]).toEqual([
    ...["invalid", "invalid"],
  ])
  expect(await remove(leads, membership)).toBe("removed")
  expect(await remove(leads, membership)).toBe("unknown")
  const own = await db.from("chapter_members").select("removal_reason").throwOnError()
  expect(own.data).toEqual([{ removal_reason: "You shouted at visitors." }])
  const notices = await backend.sql("select message, params from public.notices where user_id = $1", [id])
  const params = { chapter: here.slug, slug: here.slug, reason: "You shouted at visitors." }
  expect(notices).toEqual([{ message: "chapter-removal", params }])
  expect([await join(db, here.id), await leave(db, here.id)]).toEqual(["removed", "not-member"])
  expect(await allow(leads, membership)).toBe("allowed")
  expect(await join(db, here.id)).toBe("joined")
})

test("leads of another chapter and members remove no one and allow no one; outreach does in any chapter", async () => {
  const here = await chapter()
  const { db: member, membership } = await memberOf(here.id)
  const other = await lead((await chapter()).id)
  for (const db of [other.db, member]) expect(await remove(db, membership)).toBe("unknown")
  const staff = await outreach()
  expect(await allow(staff, membership)).toBe("unknown")
  expect(await remove(staff, membership)).toBe("removed")
  for (const db of [other.db, member]) expect(await allow(db, membership)).toBe("unknown")
  expect(await allow(staff, membership)).toBe("allowed")
})

test("a learner under 18 joins with a guardian’s consent to events only", async () => {
  const { id } = await account({ birth_month: "2012-01", display_name: "Leo" })
  const here = await chapter()
  expect(await join(await backend.member({ sub: id }), here.id)).toBe("no-consent")
})

test("leads edit the text of their own chapter, and neither its place nor its status", async () => {
  const here = await chapter()
  const there = await chapter()
  const { db } = await lead(here.id)
  const save = async (of: string, more: object = {}) => {
    const page = { led_by: " Ana ", about: "", meets: "", meeting_place: "Library", needs: "" }
    const saved = { chapter: of, ...page, accepts_messages: true, ...more }
    return (await db.rpc("save_chapter_page", saved).throwOnError()).data
  }
  expect([await save(here.id), await save(there.id)]).toEqual(["saved", "not-allowed"])
  expect(await save(here.id, { about: "Too short" })).toBe("invalid")
  const [row] = await backend.sql("select led_by, about from public.chapters where id = $1", [here.id])
  expect(row).toEqual({ led_by: "Ana", about: null })
  const details = {
    slug: "mine",
    name: "Mine",
    kind: "city" as const,
    institution: "",
    city: "Town",
    state: "Ohio",
  }
  const place = { zip: "", latitude: 1, longitude: 1 }
  expect((await db.rpc("save_chapter", { chapter: here.id, ...details, ...place })).data).toBe("not-allowed")
  expect((await db.rpc("move_chapter", { chapter: here.id, next_status: "closed" })).data).toBe("not-allowed")
  const managed = (await db.rpc("managed_chapters").throwOnError()).data.map(({ id }) => id)
  expect(managed).toEqual([here.id])
})

test("outreach creates a chapter, opens it, and closing it removes its leads and members", async () => {
  const db = await outreach()
  const slug = `new-${crypto.randomUUID().slice(0, 8)}`
  const details = {
    slug,
    name: "New",
    kind: "campus" as const,
    institution: "A College",
    city: "Town",
    state: "Ohio",
  }
  const place = { zip: "43004", latitude: 40, longitude: -82 }
  const create = async () =>
    (
      await db
        .rpc("save_chapter", { chapter: null as unknown as string, ...details, ...place })
        .throwOnError()
    ).data
  expect([await create(), await create()]).toEqual(["saved", "slug-taken"])
  const [row] = await backend.sql<{ id: string; status: string }>(
    "select id, status from public.chapters where slug = $1",
    [slug],
  )
  expect(row!.status).toBe("forming")
  const move = async (next_status: "active" | "closed" | "paused") =>
    (await db.rpc("move_chapter", { chapter: row!.id, next_status }).throwOnError()).data
  expect([await move("paused"), await move("active")]).toEqual(["not-possible", "moved"])
  const its = await lead(row!.id)
  const { id } = await account()
  await join(await backend.member({ sub: id }), row!.id)
  expect(await move("closed")).toBe("moved")
  const left = await backend.sql(
    `select 1 from public.chapter_members where chapter_id = $1
     union all select 1 from public.user_roles where chapter_id = $1`,
    [row!.id],
  )
  expect(left).toEqual([])
  expect((await its.db.rpc("managed_chapters").throwOnError()).data).toEqual([])
})
