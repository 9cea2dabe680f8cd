import pg from "pg"
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

const BLOCKED = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`

async function connection() {
  const client = new pg.Client({ connectionString: backend.databaseUrl })
  await client.connect()
  return client
}

/** Removes a record while another connection is about to commit a change of it. */
async function removedDuring(change: string, kind: string, record: string) {
  const writer = await connection()
  try {
    await writer.query("begin")
    await writer.query(change, [record])
    const removal = remove(kind, record)
    await expect.poll(async () => (await backend.sql(BLOCKED))[0]!.n).toBe(1)
    await writer.query("commit")
    return await removal
  } finally {
    await writer.end()
  }
}

test("a change of the same moment comes back with the record, and with its parts", async () => {
  const award = await newAward("Before the change")
  const rename = "update public.awards set title = 'After the change' where id = $1"
  expect(await removedDuring(rename, "awards", award)).toBe("removed")
  expect((await entryOf(award))?.name).toBe("After the change")
  expect(await restore((await entryOf(award))!.id)).toBe("restored")
  expect(await rowOf("awards", award)).toMatchObject({ title: "After the change" })

  const article = await newArticle()
  const rewrite = "update public.articles set title = 'In the trash, later' where id = $1"
  expect(await removedDuring(rewrite, "articles", article)).toBe("removed")
  expect(await restore((await entryOf(article))!.id)).toBe("restored")
  const versions = await backend.sql("select from public.article_versions where article_id = $1", [article])
  expect(versions).toHaveLength(2)
})

test("a part that changes in the same moment comes back as it was stored last", async () => {
  const article = await newArticle()
  const change = "update public.article_versions set saved_at = '2026-01-02' where article_id = $1"
  expect(await removedDuring(change, "articles", article)).toBe("removed")
  expect(await restore((await entryOf(article))!.id)).toBe("restored")
  const [version] = await backend.sql(
    "select saved_at::date::text as day from public.article_versions where article_id = $1",
    [article],
  )
  expect(version).toEqual({ day: "2026-01-02" })
})

test("an article that is sent to review in the same moment stays", async () => {
  const article = await newArticle()
  const send = "update public.articles set status = 'review' where id = $1"
  expect(await removedDuring(send, "articles", article)).toBe("not-possible")
  expect(await rowOf("articles", article)).toMatchObject({ status: "review" })
})

test("the lock of the trash lets its functions change nothing", async () => {
  const award = await newAward("Only locked")
  const owner = await connection()
  await owner.query("set role function_owner")
  const change = owner.query("update public.awards set id = gen_random_uuid() where id = $1", [award])
  await expect(change).rejects.toThrow("row-level security")
  await owner.end()
})

test("a change of a record in the trash is undone only after the record is back", async () => {
  const award = await newAward("As it was")
  await editor.from("awards").update({ title: "As it is" }).eq("id", award).throwOnError()
  const admin = await staff("admin")
  const { data: entry } = await admin.client
    .from("audit_entries")
    .select("id, is_undoable")
    .eq("record_id", award)
    .eq("verb", "changed")
    .single()
    .throwOnError()
  const undo = async () =>
    (await admin.client.rpc("undo_audit_entry", { wanted: entry.id }).throwOnError()).data
  expect(await remove("awards", award)).toBe("removed")
  expect(await undo()).toBe("changed-since")
  expect(await restore((await entryOf(award))!.id)).toBe("restored")
  expect(await undo()).toBe("undone")
  expect(await rowOf("awards", award)).toMatchObject({ title: "As it was" })
})
