import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { articleFiles, articlePaths } from "#app/features/news/queries.ts"
import { SOURCE } from "#tests/support/attack-corpus.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql, visitor } = backend

interface Given {
  status?: string
  tags?: string
  title?: string
  blocks?: unknown
  sources?: unknown
  published?: string
  expires?: string | null
}

async function article(given: Given = {}) {
  const slug = `article-${randomUUID()}`
  const { status = "published", tags = "{}", title = "An article", published = "-1 day" } = given
  const { expires = null, sources = [] } = given
  const blocks = given.blocks ?? [{ kind: "text", paragraphs: ["A few words."] }]
  const [row] = await sql<{ id: string; minutes: number }>(
    `insert into public.articles (kind, slug, status, published_at, expires_at, title, summary, category_id, author_id, tags, blocks, sources)
     select 'blog', $1, $2, now() + $3::interval, now() + $4::interval, $5, 'An article for a test.', c.id, a.id, $6, $7, $8
     from (select id from public.article_categories limit 1) c, (select id from public.authors limit 1) a
     returning id, minutes`,
    [slug, status, published, expires, title, tags, JSON.stringify(blocks), JSON.stringify(sources)],
  )
  return { slug, ...row! }
}

const isPublic = async (slug: string) =>
  (await visitor.from("articles").select("id").eq("slug", slug).throwOnError()).data.length === 1

/** Moves the clock of one article. */
async function move(id: string, published: string, expires: string | null = null) {
  await sql(
    "update public.articles set published_at = now() + $2::interval, expires_at = now() + $3::interval where id = $1",
    [id, published, expires],
  )
}

const STATES = [
  ["draft", [false, false, false]],
  ["review", [false, false, false]],
  ["scheduled", [false, true, false]],
  ["published", [false, true, false]],
  ["expired", [false, false, false]],
] as const

test.each(STATES)("visitors read and find a %s article from its instant to its end", async (status, seen) => {
  const title = `Story ${randomUUID()}`
  const { id, slug } = await article({ status, title, published: "1 hour" })
  const words = title.replaceAll("-", " ")
  const shown = async () => {
    const found = await visitor.rpc("search_content", { words }).throwOnError()
    return [await isPublic(slug), found.data.some(({ path }) => path === `/news/blog/${slug}`)]
  }
  for (const [index, times] of [["1 minute"], ["-1 second"], ["-1 hour", "-1 second"]].entries()) {
    await move(id, times[0]!, times[1])
    expect(await shown(), times.join()).toEqual([seen[index], seen[index]])
  }
})

test("an article that is not public yet or any longer is in no list of related ones, count or issue", async () => {
  const wanted = await article({ tags: "{wombat}" })
  const other = await article({ tags: "{wombat}" })
  const related = async () =>
    (await visitor.rpc("related_articles", { wanted: wanted.id }).throwOnError()).data.includes(other.id)
  const count = async () =>
    (await visitor.from("article_categories").select("article_count").throwOnError()).data.reduce(
      (sum, row) => sum + Number(row.article_count),
      0,
    )
  const before = await count()
  expect(await related()).toBe(true)
  for (const [published, expires] of [["1 hour"], ["-1 day", "-1 second"]] as const) {
    await move(other.id, published, expires)
    expect([await related(), await count()]).toEqual([false, before - 1])
  }
})

test("the status of articles follows the clock", async () => {
  const due = await article({ status: "scheduled" })
  const later = await article({ status: "scheduled", published: "1 day" })
  const over = await article({ expires: "-1 hour" })
  const running = await article({ expires: "1 hour" })
  await sql("select private.publish_due_articles()")
  const states = await sql<{ id: string; status: string }>("select id, status from public.articles")
  const statusOf = new Map(states.map(({ id, status }) => [id, status]))
  expect([due, later, over, running].map(({ id }) => statusOf.get(id))).toEqual([
    ...["published", "scheduled", "expired", "published"],
  ])
})

test("the next change is the first moment at which an article appears or disappears", async () => {
  const next = async () => {
    const { data } = await visitor.rpc("next_article_change").throwOnError()
    const [row] = await sql<{ minutes: number }>(
      "select round(extract(epoch from $1::timestamptz - now()) / 60)::integer as minutes",
      [data],
    )
    return row!.minutes
  }
  await article({ status: "draft", published: "5 minutes" })
  const later = await article({ published: "-1 day", expires: "40 minutes" })
  expect(await next()).toBe(40)
  const first = await article({ status: "scheduled", published: "20 minutes" })
  expect(await next()).toBe(20)
  await move(first.id, "-1 minute", "30 minutes")
  expect(await next()).toBe(30)
  await move(later.id, "-1 day", "10 minutes")
  expect(await next()).toBe(10)
})

test("an address says whether its article has expired", async () => {
  const absence = async (slug: string) =>
    (await visitor.rpc("article_absence", { kind: "blog", slug }).throwOnError()).data
  expect(await absence((await article({ status: "expired" })).slug)).toBe("expired")
  expect(await absence((await article({ expires: "-1 second" })).slug)).toBe("expired")
  for (const given of [{}, { status: "draft" }, { expires: "1 hour" }, { published: "1 hour" }])
    expect(await absence((await article(given)).slug)).toBe("unknown")
  expect(await absence("no-such-article")).toBe("unknown")
})

test("a public article that moves leaves a redirect, until its old address is used again", async () => {
  const { id, slug } = await article()
  const target = async (old: string) =>
    (
      await visitor
        .from("article_redirects")
        .select("article_id, articles (slug)")
        .eq("slug", old)
        .throwOnError()
    ).data
  await sql("update public.articles set slug = $2 where id = $1", [id, `${slug}-b`])
  await sql("update public.articles set slug = $2 where id = $1", [id, `${slug}-c`])
  const moved = [{ article_id: id, articles: { slug: `${slug}-c` } }]
  expect(await target(slug)).toEqual(moved)
  expect(await target(`${slug}-b`)).toEqual(moved)
  await sql("update public.articles set slug = $2 where id = $1", [id, slug])
  expect(await target(slug)).toEqual([])
  const other = await article()
  await sql("update public.articles set slug = $2 where id = $1", [other.id, `${slug}-b`])
  expect(await target(`${slug}-b`)).toEqual([])
})

test("a draft that moves leaves no redirect", async () => {
  const { id, slug } = await article({ status: "draft" })
  await sql("update public.articles set slug = $2 where id = $1", [id, `${slug}-b`])
  expect(await sql("select from public.article_redirects where slug = $1", [slug])).toEqual([])
})

test("each saved text is a version; publishing is none", async () => {
  const { id } = await article({ status: "draft" })
  await sql("update public.articles set title = 'Another title' where id = $1", [id])
  await sql("update public.articles set status = 'published' where id = $1", [id])
  const versions = await sql(
    "select version, content ->> 'title' as title from public.article_versions where article_id = $1 order by version",
    [id],
  )
  expect(versions).toEqual([
    { version: 1, title: "An article" },
    { version: 2, title: "Another title" },
  ])
})

test("the reading time counts 200 words a minute, and no quote", async () => {
  const paragraphs = [200, 200, 1].map(length => Array.from({ length }, () => "word").join(" "))
  const quotes = Array.from({ length: 40 }, () => ({
    kind: "quote",
    lines: Array.from({ length: 3 }, () => "word word word"),
  }))
  expect((await article({ blocks: [{ kind: "text", paragraphs }, ...quotes] })).minutes).toBe(3)
  expect((await article()).minutes).toBe(1)
})

const heading = { kind: "heading", id: "one", text: "One" }

test.each([
  ["an unknown kind", [{ kind: "html", text: "<b>" }]],
  ["text in place of a block", ["text"]],
  ["a heading without an id", [{ kind: "heading", text: "One" }]],
  ["two headings with the same id", [heading, heading]],
  ["a figure without a number", [{ kind: "figure", text: "Many." }]],
  ["a figure with a value of its own", [{ kind: "figure", metric: "kits", value: 4000 }]],
  ["no blocks at all", []],
  ["something else than a list", { kind: "text" }],
])("blocks with %s are refused", async (_, blocks) => {
  await expect(article({ blocks })).rejects.toThrow(/check constraint|array/)
})

test("an article names address and date of each source", async () => {
  await expect(article({ sources: [SOURCE] })).resolves.toBeDefined()
  for (const missing of ["title", "publisher", "url", "accessed"] as const)
    await expect(article({ sources: [{ ...SOURCE, [missing]: "" }] })).rejects.toThrow(/sources_check/)
})

test("related articles share the most tags, then the words of the title", async () => {
  const wanted = await article({ title: "Quokkas at dusk", tags: "{quokka,dusk}" })
  const both = await article({ tags: "{dusk,quokka}", published: "-9 days" })
  const one = await article({ tags: "{quokka}" })
  const words = await article({ title: "A quokka by any other name" })
  await article({ status: "draft", tags: "{quokka,dusk}" })
  const { data } = await visitor.rpc("related_articles", { wanted: wanted.id }).throwOnError()
  expect(data).toEqual([both.id, one.id, words.id])
})

test("a draft has no related articles", async () => {
  const { id } = await article({ status: "draft", tags: "{naloxone}" })
  expect((await visitor.rpc("related_articles", { wanted: id }).throwOnError()).data).toEqual([])
})

test("the files of the sitemap have all articles, more than one answer of the API", async () => {
  const { slug } = await article()
  await sql(
    `begin; set local session_replication_role = replica;
     insert into public.articles (kind, slug, status, published_at, title, summary, category_id, author_id, blocks)
     select kind, 'many-' || n, status, published_at, title, summary, category_id, author_id, blocks
     from public.articles a, generate_series(1, 1010) n where a.slug = '${slug}'; commit`,
  )
  const names = await articleFiles(visitor)
  expect(names).toEqual([..."0123456789abcdef"])
  const files = await Promise.all(names.map(file => articlePaths(visitor, file)))
  const paths = files.flat().map(({ path }) => path)
  expect(paths.filter(path => path.startsWith("/news/blog/many-"))).toHaveLength(1010)
  expect(new Set(paths).size).toBe(paths.length)
})

test("a tag that an article has first gets a page, and keeps what editors wrote", async () => {
  const tag = `wallaby-${randomUUID().slice(0, 8)}`
  const read = async () =>
    (
      await visitor
        .from("article_tags")
        .select("title, description, newest_story")
        .eq("slug", tag)
        .throwOnError()
    ).data
  expect(await read()).toEqual([])
  const { id } = await article({ tags: `{${tag}}`, published: "1 hour" })
  const title = tag.replace("w", "W").replaceAll("-", " ")
  expect(await read()).toEqual([{ title, description: null, newest_story: null }])
  await sql("update public.article_tags set title = 'Wallabies' where slug = $1", [tag])
  await move(id, "-1 second")
  await article({ tags: `{${tag}}`, status: "draft" })
  expect(await read()).toEqual([{ title: "Wallabies", description: null, newest_story: expect.any(String) }])
})
