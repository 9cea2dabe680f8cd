import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

async function staff(role: string) {
  const [user] = await backend.sql<{ id: string }>(
    "insert into auth.users (id) values (gen_random_uuid()) returning id",
  )
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2)", [user!.id, role])
  await backend.sql("update public.profiles set display_name = 'Edda Editor' where id = $1", [user!.id])
  return { id: user!.id, client: await backend.member({ sub: user!.id, aal: "aal2" }) }
}

const { id: editorId, client: editor } = await staff("editor")

async function newAward(title: string) {
  const row = {
    year: 2026,
    title,
    reason: "For patience",
    text: "Given to everyone who waited.",
    emblem: "cake",
  }
  const { data } = await backend.admin.from("awards").insert(row).select("id").single().throwOnError()
  return data.id
}

async function newArticle() {
  const [row] = await backend.sql<{ id: string }>(
    `insert into public.articles (kind, slug, status, title, summary, blocks)
     values ('blog', 'trash-' || gen_random_uuid(), 'draft', 'In the trash', 'A summary of the article.',
       '[{"kind": "text", "paragraphs": ["A text."]}]') returning id`,
  )
  return row!.id
}

const remove = async (kind: string, record: string, client = editor) =>
  (await client.rpc("remove_record", { kind, record }).throwOnError()).data
const restore = async (entry: string, client = editor) =>
  (await client.rpc("restore_record", { entry }).throwOnError()).data

async function entryOf(record: string) {
  const { data } = await editor
    .from("trash")
    .select("id, kind, name, removed_by, remover_name")
    .eq("record_id", record)
    .maybeSingle()
    .throwOnError()
  return data
}

const rowOf = async (table: string, id: string) =>
  (await backend.sql(`select to_jsonb(t) as row from public.${table} t where id = $1`, [id]))[0]?.row

test("a removed record is out of sight for everyone and comes back as it was", async () => {
  const award = await newAward("Long breath")
  const before = await rowOf("awards", award)
  expect(await remove("awards", award)).toBe("removed")
  for (const client of [backend.visitor, editor, backend.admin])
    expect((await client.from("awards").select("id").eq("id", award).throwOnError()).data).toEqual([])
  const entry = await entryOf(award)
  expect(entry).toMatchObject({
    kind: "awards",
    name: "Long breath",
    removed_by: editorId,
    remover_name: "Edda Editor",
  })
  expect(await remove("awards", award)).toBe("unknown")
  expect(await restore(entry!.id)).toBe("restored")
  expect(await rowOf("awards", award)).toEqual(before)
  expect([await entryOf(award), await restore(entry!.id)]).toEqual([null, "unknown"])
  const entries = await backend.sql<{ verb: string }>(
    "select verb from public.audit_entries where record_id = $1 order by occurred_at, verb desc",
    [award],
  )
  expect(entries.map(({ verb }) => verb)).toEqual(["deleted", "created"])
})

test("only the roles that may change a record remove, see and restore it", async () => {
  const award = await newAward("For all roles")
  const others = await Promise.all(
    [backend.member(), staff("outreach"), staff("auditor")].map(async other => {
      const found = await other
      return "client" in found ? found.client : found
    }),
  )
  for (const client of [backend.visitor, ...others]) {
    const { data, error } = await client.rpc("remove_record", { kind: "awards", record: award })
    expect(error?.code ?? data).toMatch(/not-allowed|42501/)
  }
  expect(await remove("awards", award)).toBe("removed")
  const entry = (await entryOf(award))!.id
  for (const client of [backend.visitor, ...others]) {
    expect((await client.from("trash").select("id").eq("id", entry)).data ?? []).toEqual([])
    const { data, error } = await client.rpc("restore_record", { entry })
    expect(error?.code ?? data).toMatch(/not-allowed|42501/)
  }
  expect(await remove("pages", award)).toBe("unknown")
  expect(await restore(entry, (await staff("admin")).client)).toBe("restored")
})

test("an article keeps its versions, a used record stays, and a taken name is said", async () => {
  const article = await newArticle()
  await backend.sql("update public.articles set title = 'In the trash, better' where id = $1", [article])
  const versions = () =>
    backend.sql(
      "select to_jsonb(v) as v from public.article_versions v where article_id = $1 order by version",
      [article],
    )
  const before = await versions()
  expect(before).toHaveLength(2)
  expect(await remove("articles", article)).toBe("removed")
  expect(await versions()).toEqual([])
  expect(await restore((await entryOf(article))!.id)).toBe("restored")
  expect(await versions()).toEqual(before)

  const category = {
    slug: "in-use",
    title: "In use",
    description: "A category that an article is in, which is what this test needs.",
  }
  const { data } = await backend.admin
    .from("article_categories")
    .insert(category)
    .select("id")
    .single()
    .throwOnError()
  await backend.sql("update public.articles set category_id = $1 where id = $2", [data.id, article])
  expect(await remove("article_categories", data.id)).toBe("in-use")

  const award = await newAward("Once a year")
  expect(await remove("awards", award)).toBe("removed")
  const other = await newAward("Once a year")
  const entry = (await entryOf(award))!.id
  expect(await restore(entry)).toBe("taken")
  await backend.admin.from("awards").delete().eq("id", other).throwOnError()
  expect(await restore(entry)).toBe("restored")
})

test("team members who are shown stay, and nobody deletes past the trash", async () => {
  const member = {
    category: "staff",
    name: "Ana Ruiz",
    role: "Trainer",
    text: "Teaches how to breathe for someone.",
  }
  const row = { ...member, portrait: "cat", joined_on: "2026-01-01" }
  const { data } = await backend.admin
    .from("team_members")
    .insert(row as never)
    .select("id")
    .single()
    .throwOnError()
  await backend.sql("update public.team_members set consented_on = current_date where id = $1", [data.id])
  expect(await remove("team_members", data.id)).toBe("not-possible")
  await backend.sql("update public.team_members set consented_on = null where id = $1", [data.id])
  expect((await editor.from("team_members").delete().eq("id", data.id)).error?.code).toBe("42501")
  expect(await remove("team_members", data.id)).toBe("removed")
})

test("a record is erased after 30 days, once, and the account of a colleague who left is not named again", async () => {
  const [kept, gone] = [await newAward("Younger"), await newAward("Older")]
  for (const award of [kept, gone]) expect(await remove("awards", award)).toBe("removed")
  const date = (days: number) =>
    backend.sql(
      "update public.trash set removed_at = now() - make_interval(days => $2) where record_id = $1",
      [days > 30 ? gone : kept, days],
    )
  await date(31)
  await date(29)
  const run = async () =>
    Number((await backend.sql<{ n: string }>("select private.empty_trash() as n"))[0]!.n)
  expect([await run(), await run()]).toEqual([1, 0])
  expect([await entryOf(gone), (await entryOf(kept))?.name]).toEqual([null, "Younger"])
  const [left] = await backend.sql<{ n: string }>(
    "select count(*) as n from private.trash_records where record ->> 'title' = 'Older'",
  )
  expect(Number(left!.n)).toBe(0)

  const colleague = await staff("editor")
  const article = await newArticle()
  await backend.sql("update public.article_versions set saved_by = $1 where article_id = $2", [
    colleague.id,
    article,
  ])
  expect(await remove("articles", article, colleague.client)).toBe("removed")
  await backend.sql("delete from auth.users where id = $1", [colleague.id])
  expect(await restore((await entryOf(article))!.id)).toBe("restored")
  const saved = await backend.sql("select saved_by from public.article_versions where article_id = $1", [
    article,
  ])
  expect(saved.every(({ saved_by }) => saved_by === null)).toBe(true)
})
