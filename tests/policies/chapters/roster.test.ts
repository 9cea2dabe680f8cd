import { afterAll, expect, test } from "vitest"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { chapterPeople } from "./chapter-people.ts"

const backend = await testBackend()
afterAll(backend.close)
const { account, chapter, lead, outreach } = chapterPeople(backend)

async function names(db: FullSupabaseClient, of: string) {
  const { data } = await db.rpc("chapter_roster", { chapter: of }).throwOnError()
  return data.map(({ display_name }) => display_name)
}

test("leads read the names in their own chapter, outreach in every chapter", async () => {
  const here = await chapter()
  const there = await chapter()
  const { id } = await account({ is_adult: "true", display_name: "Rosa" })
  await backend.sql("insert into public.chapter_members (chapter_id, user_id) values ($1, $2)", [here.id, id])
  expect(await names((await lead(here.id)).db, here.id)).toEqual(["Rosa"])
  expect(await names((await lead(there.id)).db, here.id)).toEqual([])
  expect(await names(await outreach(), here.id)).toEqual(["Rosa"])
  expect(await names(await backend.member({ sub: id }), here.id)).toEqual([])
})

test("a lead without a second factor leads nothing", async () => {
  const here = await chapter("paused")
  const { id, db } = await lead(here.id)
  const seen = async (client: FullSupabaseClient) =>
    (await client.from("chapters").select("id").eq("id", here.id).throwOnError()).data.length
  expect(await seen(db)).toBe(1)
  expect(await seen(await backend.member({ sub: id }))).toBe(0)
})
