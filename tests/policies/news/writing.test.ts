import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql, visitor, member } = backend

async function staff(role: string, name = "Sam Editor") {
  const [user] = await sql<{ id: string }>(
    "insert into auth.users (id) values (gen_random_uuid()) returning id",
  )
  await sql("insert into public.user_roles (user_id, role) values ($1, $2)", [user!.id, role])
  await sql("update public.profiles set display_name = $2 where id = $1", [user!.id, name])
  return member({ sub: user!.id, aal: "aal2" })
}

type Client = Awaited<ReturnType<typeof staff>>
const editor = await staff("editor")

async function create(client: Client = editor, title = `Story ${randomUUID()}`) {
  const { data } = await client.rpc("create_article", { kind: "blog", title }).throwOnError()
  return data[0]!.article
}

const TEXT = [{ kind: "text", paragraphs: ["A few words."] }]

async function save(id: string, content: object, base_version = 1, client: Client = editor) {
  const given = { wanted: id, base_version, content: content as never }
  return (await client.rpc("save_article", given).throwOnError()).data
}

async function complete() {
  const id = await create()
  const [row] = await sql(
    `select (select id from public.article_categories limit 1) as category_id,
       (select id from public.authors limit 1) as author_id`,
  )
  expect(await save(id, { ...row, summary: "A summary that is long enough.", blocks: TEXT })).toBe("saved")
  return id
}

interface Change {
  status: "draft" | "review" | "scheduled" | "published" | "expired"
  publish_at?: string
  expire_at?: string
}

async function change(id: string, { status, publish_at, expire_at }: Change, client: Client = editor) {
  return (
    await client.rpc("change_article_status", { wanted: id, status, publish_at, expire_at }).throwOnError()
  ).data
}

async function stateOf(id: string) {
  const [row] = await sql("select status, published_at, expires_at from public.articles where id = $1", [id])
  return row!
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

test("only editors and administrators with a second factor write articles", async () => {
  const id = await create()
  const none = await Promise.all([member(), staff("events"), staff("auditor")])
  for (const client of [visitor, ...none]) {
    const created = await client.rpc("create_article", { kind: "blog", title: "Not mine" })
    expect(created.error?.code ?? created.data?.[0]?.outcome).toMatch(/not-allowed|42501/)
    for (const [name, args] of Object.entries({
      save_article: { wanted: id, base_version: 1, content: { title: "Taken over" } },
      change_article_status: { wanted: id, status: "review" },
      set_article_picture: { article: id, picture: null },
      revoke_article_preview: { preview: id },
    })) {
      const { data, error } = await client.rpc(name as "save_article", args as never)
      expect(error?.code ?? data, name).toMatch(/not-allowed|42501/)
    }
    for (const [name, args] of Object.entries({
      keep_article_draft: { article: id, base_version: 1, content: {} },
      create_article_preview: { article: id, days: 1 },
    })) {
      const { data, error } = await client.rpc(name as "create_article_preview", args as never)
      expect(error?.code ?? data?.[0]?.outcome, name).toMatch(/not-allowed|42501/)
    }
  }
  expect(await save(id, { title: "By an administrator" }, 1, await staff("admin"))).toBe("saved")
})

test("an article's address comes from its title, and is free", async () => {
  const title = `Où est “le” kit? ${randomUUID()}`
  const [first, second] = [await create(editor, title), await create(editor, title)]
  const slugs = await sql("select slug from public.articles where id = any ($1) order by length(slug)", [
    [first, second],
  ])
  expect(slugs[0]!.slug).toMatch(/^o-est-le-kit-[0-9a-f-]+$/)
  expect(slugs[1]!.slug).toMatch(/^o-est-le-kit-[0-9a-f-]+-[0-9a-f]{8}$/)
  const { data } = await editor.rpc("create_article", { kind: "blog", title: "" }).throwOnError()
  expect(data[0]).toEqual({ outcome: "invalid", article: null })
})

test("saving over another editor's version is refused, and both texts are kept", async () => {
  const id = await create()
  const other = await staff("editor", "Robin Editor")
  expect(await save(id, { title: "By Robin" }, 1, other)).toBe("saved")
  const draft = { article: id, base_version: 1, content: { title: "By Sam" } }
  expect((await editor.rpc("keep_article_draft", draft).throwOnError()).data[0]!.outcome).toBe(
    "changed-meanwhile",
  )
  expect(await save(id, { title: "By Sam" }, 1)).toBe("changed-meanwhile")
  const { data: kept } = await editor
    .from("article_drafts")
    .select("content")
    .eq("article_id", id)
    .throwOnError()
  expect(kept).toEqual([{ content: { title: "By Sam" } }])
  expect(await save(id, { title: "By Sam" }, 2)).toBe("saved")
  const { data: versions } = await editor
    .from("article_versions")
    .select("version, title:content->>title")
    .eq("article_id", id)
    .gt("version", 1)
    .order("version")
    .throwOnError()
  expect(versions).toEqual([
    { version: 2, title: "By Robin" },
    { version: 3, title: "By Sam" },
  ])
  const { data: left } = await editor
    .from("article_drafts")
    .select("content")
    .eq("article_id", id)
    .throwOnError()
  expect(left).toEqual([])
})

test("editors see who saved which version, and nobody else does", async () => {
  const id = await create()
  await save(id, { title: "By Robin" }, 1, await staff("editor", "Robin Editor"))
  const history = async (client: Client) =>
    (await client.rpc("article_history", { article: id }).throwOnError()).data.map(row => row.saved_by_name)
  expect(await history(editor)).toEqual(["Robin Editor", "Sam Editor"])
  expect(await history(await staff("events"))).toEqual([])
})

test("a new title loses the lines of the former one, and a restored version brings its own", async () => {
  const id = await create()
  const title_lines = { wide: ["One", "line"], phone: ["One", "line"] }
  await save(id, { title: "One line", title_lines })
  const linesOf = async () =>
    (await sql("select title_lines from public.articles where id = $1", [id]))[0]!.title_lines
  await save(id, { title: "One line", summary: "Changed." }, 2)
  expect(await linesOf()).toEqual(title_lines)
  await save(id, { title: "Two lines" }, 3)
  expect(await linesOf()).toBeNull()
})

test("a draft is kept apart from the article, and names the others who are writing", async () => {
  const id = await create()
  const robin = await staff("editor", "Robin Editor")
  const keep = async (client: Client, title: string) =>
    (
      await client
        .rpc("keep_article_draft", { article: id, base_version: 1, content: { title } })
        .throwOnError()
    ).data[0]
  expect(await keep(editor, "One")).toEqual({ outcome: "kept", others: [] })
  expect(await keep(robin, "Two")).toEqual({ outcome: "kept", others: ["Sam Editor"] })
  expect(await keep(editor, "Three")).toEqual({ outcome: "kept", others: ["Robin Editor"] })
  const { data } = await robin.from("article_drafts").select("content").eq("article_id", id).throwOnError()
  expect(data).toEqual([{ content: { title: "Two" } }])
  await robin.rpc("discard_article_draft", { article: id }).throwOnError()
  expect(await keep(editor, "Four")).toEqual({ outcome: "kept", others: [] })
  const huge = { article: id, base_version: 1, content: { body: "x".repeat(200_001) } }
  expect((await editor.rpc("keep_article_draft", huge).throwOnError()).data[0]!.outcome).toBe("invalid")
})

test.each([
  ["an address that another article has", { slug: "three-signs" }, "taken-slug"],
  [
    "a picture that does not exist",
    { blocks: [{ kind: "picture", picture: randomUUID() }] },
    "missing-reference",
  ],
  ["a category that does not exist", { category_id: randomUUID() }, "missing-reference"],
  ["a malformed id", { category_id: "mine" }, "invalid"],
  ["an unknown color", { color: "red" }, "invalid"],
  ["HTML", { blocks: [{ kind: "html", html: "<script>" }] }, "invalid"],
  ["no title", { title: null }, "invalid"],
] as const)("%s is not saved", async (_, content, outcome) => {
  expect(await save(await create(), content)).toBe(outcome)
})

test("saving changes no state, kind, date or id", async () => {
  const id = await create()
  const before = await stateOf(id)
  const content = {
    id: randomUUID(),
    kind: "press",
    status: "published",
    published_at: "2026-01-01",
    title: "New",
  }
  expect(await save(id, content)).toBe("saved")
  const [row] = await sql("select kind, title from public.articles where id = $1", [id])
  expect([row, await stateOf(id)]).toEqual([{ kind: "blog", title: "New" }, before])
})

const ALLOWED = {
  draft: ["review", "scheduled", "published"],
  review: ["draft", "scheduled", "published"],
  scheduled: ["draft", "published"],
  published: ["draft", "expired"],
  expired: ["draft", "published"],
} as const
const STATES = Object.keys(ALLOWED) as (keyof typeof ALLOWED)[]

async function articleIn(status: keyof typeof ALLOWED) {
  const id = await complete()
  if (status === "expired") await change(id, { status: "published" })
  if (status !== "draft") await change(id, { status, publish_at: inHours(1) })
  return id
}

test.each(STATES)(
  "from %s an article changes only to the states that may follow, for every role",
  async from => {
    for (const to of STATES.filter(state => state !== from)) {
      const isAllowed = (ALLOWED[from] as readonly string[]).includes(to)
      const outcome = await change(await articleIn(from), { status: to, publish_at: inHours(2) })
      expect(outcome, to).toBe(isAllowed ? "changed" : "not-possible")
      const update = sql(
        "update public.articles set status = $2, published_at = coalesce(published_at, now()) where id = $1",
        [await articleIn(from), to],
      )
      if (isAllowed) await update
      else await expect(update, to).rejects.toThrow("cannot change")
    }
  },
)

test("an incomplete article is not published, and times in the past are refused", async () => {
  expect(await change(await create(), { status: "published" })).toBe("incomplete")
  const id = await complete()
  expect(await change(id, { status: "scheduled", publish_at: inHours(-1) })).toBe("past")
  expect(await change(id, { status: "scheduled" })).toBe("past")
  expect(await change(id, { status: "published", expire_at: inHours(-1) })).toBe("past")
  expect(await change(id, { status: "scheduled", publish_at: inHours(2), expire_at: inHours(1) })).toBe(
    "past",
  )
  expect(await change(randomUUID(), { status: "published" })).toBe("unknown")
  expect(await stateOf(id)).toMatchObject({ status: "draft", published_at: null })
})

test("a published article keeps its date when it is hidden and published again", async () => {
  const id = await complete()
  await change(id, { status: "published" })
  const { published_at } = await stateOf(id)
  await change(id, { status: "draft" })
  await change(id, { status: "published", expire_at: inHours(5) })
  expect(await stateOf(id)).toMatchObject({ published_at, status: "published", expires_at: expect.any(Date) })
  expect(await change(id, { status: "published" })).toBe("changed")
  expect((await stateOf(id)).expires_at).toBeNull()
  await change(id, { status: "expired" })
  expect(await stateOf(id)).toMatchObject({ status: "expired", expires_at: expect.any(Date) })
})

test("publishing a scheduled article early dates it now", async () => {
  const id = await complete()
  await change(id, { status: "scheduled", publish_at: inHours(48) })
  await change(id, { status: "published" })
  expect(Date.parse((await stateOf(id)).published_at)).toBeLessThanOrEqual(Date.now() + 60_000)
})

test("a picture in the text of an article cannot be deleted", async () => {
  const picture = randomUUID()
  await sql(
    "insert into public.pictures (id, alt, width, height, widths) values ($1, 'A kit', 10, 10, '{10}')",
    [picture],
  )
  const id = await create()
  await save(id, { blocks: [{ kind: "picture", picture, caption: "A kit" }] })
  const remove = async () => (await editor.rpc("delete_picture", { wanted: picture }).throwOnError()).data
  expect(await remove()).toBe("in-use")
  const { data: uses } = await editor.rpc("picture_uses", { wanted: picture }).throwOnError()
  expect(uses[0]!.used_by).toEqual(["article_pictures"])
  await save(id, { blocks: TEXT }, 2)
  expect(await remove()).toBe("deleted")
})

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
