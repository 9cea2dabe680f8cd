import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { HOSTILE_BLOCKS, HOSTILE_SOURCES, SOURCE } from "#tests/support/attack-corpus.ts"
import { testBackend } from "#tests/support/backend.ts"
import { TEXT, writingFixtures } from "./writing-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql, visitor, member } = backend
const { staff, editor, create, save, stateOf } = await writingFixtures(backend)

type Client = typeof editor

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
  const nested = { article: id, base_version: 1, content: { title: ["Five"] } }
  expect((await editor.rpc("keep_article_draft", nested).throwOnError()).data[0]!.outcome).toBe("invalid")
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

test.each(HOSTILE_BLOCKS)("a block with %s is not saved by a call of the API either", async (_, block) => {
  expect(await save(await create(), { blocks: [block] })).toBe("invalid")
})

test.each(HOSTILE_SOURCES)("a source with %s is not saved by a call of the API", async (_, source) => {
  expect(await save(await create(), { sources: [SOURCE, source] })).toBe("invalid")
})

test("sources that pages can show are saved, and nothing else in their place", async () => {
  const id = await create()
  expect(await save(id, { sources: [SOURCE, { ...SOURCE, id: "S2" }] })).toBe("saved")
  expect(await save(id, { sources: {} }, 2)).toBe("invalid")
  expect(await save(id, { sources: null }, 2)).toBe("invalid")
})

test("the sources of a law that an editor saves by the API are as strict", async () => {
  const { id: _, ...source } = SOURCE
  const write = async (sources: unknown) => {
    const { error } = await editor
      .from("state_laws")
      .update({ sources: sources as never })
      .eq("state", "Ohio")
    return error?.code ?? "saved"
  }
  expect(await write([source])).toBe("saved")
  for (const wrong of [[], {}, [SOURCE], [{ ...source, accessed: "2026-02-30" }], [source, "S1"]])
    expect(await write(wrong), JSON.stringify(wrong)).toBe("23514")
})

test("a frozen number keeps the value of the ledger, not one that the caller sends", async () => {
  const metric = `frozen_${randomUUID().slice(0, 8)}`
  await sql(
    `insert into public.impact_metrics (id, label, definition, method, source, records, baseline, baseline_on)
     values ($1, 'Frozen', 'For a test.', 'By hand.', 'A test.', '{certificates}', 1200, '2026-10-31')`,
    [metric],
  )
  const figure = { kind: "figure", metric }
  const id = await create()
  const blocksOf = async () =>
    (await sql("select blocks from public.articles where id = $1", [id]))[0]!.blocks
  const [{ today }] = (await sql("select current_date::text as today")) as [{ today: string }]
  const frozen = { ...figure, frozen: { value: 1200, on: today } }
  expect(await save(id, { blocks: [figure, { ...figure, frozen: "now" }] })).toBe("saved")
  expect(await blocksOf()).toEqual([figure, frozen])
  await sql("update public.impact_counts set amount = amount + 34 where metric = $1", [metric])
  expect(await save(id, { blocks: [frozen, { ...figure, frozen: { value: 9, on: "2020-01-01" } }] }, 2)).toBe(
    "saved",
  )
  expect(await blocksOf()).toEqual([frozen, { ...figure, frozen: { value: 1234, on: today } }])
})

test("a number that does not exist is not saved", async () => {
  const block = { kind: "figure", metric: "lives_guessed" }
  expect(await save(await create(), { blocks: [block] })).toBe("missing-reference")
  expect(await save(await create(), { blocks: [{ ...block, frozen: "now" }] })).toBe("missing-reference")
})

test.each([
  ["nothing", {}],
  ["one list", { wide: ["A title"] }],
  ["more lines than fit", { wide: ["A", "b", "c", "d"].map(line => line + line), phone: ["A title"] }],
  ["a line that is too long", { wide: ["A title"], phone: ["x".repeat(23)] }],
  ["an empty list", { wide: [], phone: ["A title"] }],
  ["a text in place of a list", { wide: "A title", phone: ["A title"] }],
  ["markup", { wide: ["A title"], phone: ["A title"], html: "<script>" }],
])("lines of a title with %s are not saved", async (_, title_lines) => {
  expect(await save(await create(), { title_lines })).toBe("invalid")
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
  expect(uses[0]!.uses).toEqual([{ table: "article_pictures", id, name: expect.any(String) }])
  await save(id, { blocks: TEXT }, 2)
  expect(await remove()).toBe("deleted")
})
