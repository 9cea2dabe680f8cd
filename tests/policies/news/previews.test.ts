import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { inHours, writingFixtures } from "./writing-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql, visitor } = backend
const { editor, create } = await writingFixtures(backend)

test("a preview shows a draft to anyone with the link, until its time is over or it is revoked", async () => {
  const id = await create()
  const make = async (days = 1) =>
    (await editor.rpc("create_article_preview", { article: id, days }).throwOnError()).data[0]!
  const seen = async (key: string) =>
    (await visitor.rpc("previewed_article", { key }).select("id").throwOnError()).data.map(row => row.id)
  const { key } = await make()
  expect(key).toMatch(/^[0-9a-f]{64}$/)
  expect(await seen(key)).toEqual([id])
  expect(await seen(key.replace(/./, "g"))).toEqual([])
  const old = await make()
  await sql(
    `update public.article_previews set created_at = now() - interval '2 days', expires_at = now() - interval '1 second'
     where key_hash = sha256(convert_to($1, 'UTF8'))`,
    [old.key],
  )
  expect(await seen(old.key)).toEqual([])
  const { data: links } = await editor
    .from("article_previews")
    .select("id, expires_at")
    .eq("article_id", id)
    .gt("expires_at", inHours(0))
    .throwOnError()
  expect(links).toHaveLength(1)
  await editor.rpc("revoke_article_preview", { preview: links[0]!.id }).throwOnError()
  expect(await seen(key)).toEqual([])
  for (const days of [0, 31]) expect((await make(days)).outcome).toBe("invalid")
  expect((await editor.rpc("create_article_preview", { article: randomUUID(), days: 1 })).data?.[0]).toEqual({
    outcome: "unknown",
    key: null,
  })
  for (let i = 0; i < 20; i++) await make()
  expect((await make()).outcome).toBe("too-many")
})

test("links of previews are deleted a month after their end", async () => {
  const id = await create()
  const add = (ended: string) =>
    sql(
      `insert into public.article_previews (article_id, key_hash, created_at, expires_at)
       values ($1, sha256(gen_random_uuid()::text::bytea), now() - $2::interval, now() - $2::interval)`,
      [id, ended],
    )
  await add("31 days")
  await add("29 days")
  await sql("select private.delete_old_article_previews()")
  expect(await sql("select from public.article_previews where article_id = $1", [id])).toHaveLength(1)
})
