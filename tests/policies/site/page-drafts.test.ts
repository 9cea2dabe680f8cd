import { afterAll, expect, test } from "vitest"
import { z } from "zod"
import { contentRows } from "#content/rows.ts"
import { pageText } from "#content/schema/files.ts"
import { ATTACKS } from "#tests/support/attack-corpus.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

type Content = Record<string, unknown> & { sections: Record<string, unknown>[] }

const TEXT = {
  title: "How it works",
  description: "A page that exists only to test how staff change the words of a page.",
  lead: "Four parts, one breath.",
}
const FACT = { kind: "facts", heading: "Evidence", items: [{ title: "Safe", text: "It is.", source: "CDC" }] }

async function staff(role: string, name = "Edda Editor") {
  const [user] = await backend.sql<{ id: string }>(
    "insert into auth.users (id) values (gen_random_uuid()) returning id",
  )
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2)", [user!.id, role])
  await backend.sql("update public.profiles set display_name = $2 where id = $1", [user!.id, name])
  return backend.member({ sub: user!.id, aal: "aal2" })
}

const editor = await staff("editor")

async function newPage(more: object = {}) {
  const row = { ...TEXT, path: `/test/${crypto.randomUUID()}`, sections: [FACT], ...more }
  const { data } = await backend.admin.from("pages").insert(row).select("id, path").single().throwOnError()
  return data
}

async function draftOf(page: string) {
  expect((await editor.rpc("start_page_draft", { page }).throwOnError()).data).toBe("saved")
  const { data } = await editor.from("page_drafts").select("*").eq("page_id", page).single().throwOnError()
  return { ...data, content: data.content as Content }
}

async function save(page: string, change: object, client = editor) {
  const { content, revision } = await draftOf(page)
  const given = { page, base_revision: revision, content: { ...content, ...change } as never }
  return (await client.rpc("save_page_draft", given).throwOnError()).data
}

async function review(page: string) {
  await editor.rpc("review_page_draft", { page, status: "review" }).throwOnError()
  const reviewed_on = new Date().toISOString().slice(0, 10)
  const given = { page, status: "reviewed" as const, reviewer: "Dr. Ada Moss", reviewed_on }
  return (await editor.rpc("review_page_draft", given).throwOnError()).data
}

const publish = async (page: string) => (await editor.rpc("publish_page", { page }).throwOnError()).data
const shown = async (id: string) =>
  (await backend.visitor.from("pages").select("title, lead, sections").eq("id", id).single().throwOnError())
    .data

test("the database checks pages by the schema of the content files", async () => {
  const [stored] = await backend.sql<{ schema: object }>("select private.page_schema() as schema")
  const wanted = JSON.parse(
    JSON.stringify(z.toJSONSchema(pageText, { io: "input" }), (key, value) =>
      key === "$schema" || key === "default" ? undefined : value,
    ),
  )
  // A new migration replaces private.page_schema() by the JSON that is wanted here.
  expect(stored!.schema).toEqual(wanted)
})

async function fits(content: unknown) {
  const [{ fits: result }] = (await backend.sql(
    "select private.fits_schema($1::jsonb, private.page_schema()) as fits",
    [JSON.stringify(content)],
  )) as [{ fits: boolean }]
  return result
}

test("every content page fits, and the database refuses what a page could not show", async () => {
  const rows = contentRows("content").filter(
    ({ table, values }) => table === "pages" && values.is_editable !== false,
  )
  expect(rows.length).toBeGreaterThan(25)
  for (const { key, values } of rows) {
    const { title, description, lead, background, sections } = values
    const content = { title, description, lead, ...(background ? { background } : {}), sections }
    expect([key.path, await fits(content)]).toEqual([key.path, true])
  }
  const page = (section: unknown) => ({ ...TEXT, sections: [section] })
  const link = (href: string) =>
    page({ kind: "links", heading: "H", items: [{ label: "L", text: "T", href }] })
  const refused = [
    page({ kind: "unknown" }),
    page("prose"),
    page({ kind: "prose", paragraphs: [] }),
    page({ kind: "prose", paragraphs: ["\u00a0\u2003 "] }),
    page({ kind: "prose", paragraphs: ["One"], onclick: "alert(1)" }),
    page({ kind: "opening", lines: ["🫁".repeat(23)] }),
    page({ kind: "sides", heading: "H", sides: [{ title: "One", items: ["A"] }] }),
    page({ kind: "callout", background: "red", title: "T", text: "T" }),
    { ...TEXT, title: "T".repeat(61), sections: [] },
    { ...TEXT, sections: {} },
    ...["javascript:alert(1)", "//example.org", "http://example.org", "/a\u00a0b", "/a b", ""].map(link),
  ]
  for (const content of refused) {
    expect([content, await fits(content)]).toEqual([content, false])
    expect(pageText.safeParse(content).success).toBe(false)
  }
  // What the database takes, the page can show.
  for (const text of ATTACKS) {
    const content = page({ kind: "callout", background: "air", title: text, text })
    if (!text.includes("\0") && (await fits(content))) expect(pageText.safeParse(content).success).toBe(true)
  }
})

test("only editors and administrators with a second factor write pages", async () => {
  const { id: page } = await newPage()
  await draftOf(page)
  const calls = {
    start_page_draft: { page },
    discard_page_draft: { page },
    save_page_draft: { page, base_revision: 1, content: {} },
    review_page_draft: { page, status: "review" },
    publish_page: { page },
    schedule_page: { page, publish_at: "2999-01-01" },
    restore_page_version: { page, version: 1 },
    keep_page_typing: { page, form: "page", content: {} },
  }
  const others = await Promise.all([backend.member(), staff("instructor"), staff("auditor")])
  for (const client of [backend.visitor, ...others]) {
    for (const [name, args] of Object.entries(calls)) {
      const { data, error } = await client.rpc(name as "publish_page", args as never)
      const answer = Array.isArray(data) ? (data[0] as { outcome: string }).outcome : data
      expect(error?.code ?? answer, name).toMatch(/not-allowed|42501/)
    }
    for (const table of ["page_drafts", "page_publications", "page_typing"] as const)
      expect((await client.from(table).select("page_id")).data ?? []).toEqual([])
  }
  // Nobody writes the rows themselves, and the page keeps its words.
  const direct = await editor.from("pages").update({ title: "Mine" }).eq("id", page)
  expect(direct.error?.code).toBe("42501")
  expect(await save(page, { title: "By an administrator" }, await staff("admin"))).toBe("saved")
  expect(await shown(page)).toMatchObject({ title: TEXT.title })
})

test("a draft replaces the page when it is published, and the former words are a version", async () => {
  const { id: page, path } = await newPage()
  expect(await publish(page)).toBe("unknown")
  const { content, revision } = await draftOf(page)
  expect(await publish(page)).toBe("unchanged")
  const more = [
    ...content.sections,
    { kind: "prose", id: "s-new", paragraphs: ["A new sentence about glaciers."] },
  ]
  expect(await save(page, { lead: "A better lead.", sections: more })).toBe("saved")
  const late = { page, base_revision: revision, content: content as never }
  expect((await editor.rpc("save_page_draft", late).throwOnError()).data).toBe("changed-meanwhile")
  expect(await shown(page)).toEqual({ title: TEXT.title, lead: TEXT.lead, sections: [FACT] })

  expect(await publish(page)).toBe("published")
  const prose = { kind: "prose", paragraphs: ["A new sentence about glaciers."] }
  expect(await shown(page)).toEqual({ title: TEXT.title, lead: "A better lead.", sections: [FACT, prose] })
  const { data: found } = await backend.visitor.rpc("search_content", { words: "glaciers" })
  expect(JSON.stringify(found)).toContain(path)
  const { data: history } = await editor.rpc("page_history", { page }).throwOnError()
  expect(history.map(({ version, published_by_name }) => [version, published_by_name])).toEqual([
    [2, "Edda Editor"],
    [1, null],
  ])

  expect((await editor.rpc("restore_page_version", { page, version: 1 }).throwOnError()).data).toBe("saved")
  expect(await publish(page)).toBe("published")
  expect(await shown(page)).toEqual({ title: TEXT.title, lead: TEXT.lead, sections: [FACT] })
  const entries = await backend.sql<{ verb: string }>(
    "select verb from public.audit_entries where record_kind = 'pages' and record_id like '%' || $1",
    [path],
  )
  expect(entries.map(({ verb }) => verb)).toEqual(["changed", "changed"])
})

test("a page with health content is published only after a review, with its sources", async () => {
  const { id: page } = await newPage({ has_health_content: true })
  await draftOf(page)
  expect(await save(page, { lead: "A claim about breathing." })).toBe("saved")
  expect(await publish(page)).toBe("not-reviewed")
  expect(await review(page)).toBe("changed")
  // A change after the review needs another one.
  expect(
    await save(page, { sections: [{ ...FACT, id: "s-1", items: [{ title: "Safe", text: "It is." }] }] }),
  ).toBe("saved")
  expect(await publish(page)).toBe("not-reviewed")
  expect(await review(page)).toBe("changed")
  expect(await publish(page)).toBe("missing-source")
  expect(await save(page, { sections: [{ ...FACT, id: "s-1" }] })).toBe("saved")
  expect(await review(page)).toBe("changed")
  expect(await publish(page)).toBe("published")
  const { data } = await editor
    .from("page_publications")
    .select("version, reviewer")
    .eq("page_id", page)
    .order("version")
  expect(data).toEqual([
    { version: 1, reviewer: null },
    { version: 2, reviewer: "Dr. Ada Moss" },
  ])
})

test("a scheduled page is published once when it is due, and a change takes the time away", async () => {
  const { id: page } = await newPage()
  await draftOf(page)
  await save(page, { lead: "For later." })
  const schedule = async (publish_at: string) =>
    (await editor.rpc("schedule_page", { page, publish_at }).throwOnError()).data
  expect(await schedule("2001-01-01")).toBe("past")
  const soon = new Date(Date.now() + 60_000).toISOString()
  expect(await schedule(soon)).toBe("scheduled")
  await save(page, { lead: "For later, better." })
  expect((await draftOf(page)).publish_at).toBeNull()
  expect(await schedule(soon)).toBe("scheduled")
  const run = async () =>
    (await backend.sql<{ count: string }>("select private.publish_due_pages() as count"))[0]!.count
  expect(Number(await run())).toBe(0)
  await backend.sql(
    "update public.page_drafts set publish_at = now() - interval '1 minute' where page_id = $1",
    [page],
  )
  expect(Number(await run())).toBe(1)
  expect(Number(await run())).toBe(0)
  expect(await shown(page)).toMatchObject({ lead: "For later, better." })

  await draftOf(page)
  await save(page, {
    sections: [
      { ...FACT, id: "s-1" },
      { kind: "opening", id: "s-2", lines: ["Late"], shape: "wide" },
    ],
  })
  await backend.sql("update public.page_drafts set publish_at = now() where page_id = $1", [page])
  expect(Number(await run())).toBe(0)
  expect(await draftOf(page)).toMatchObject({ publish_at: null, publish_problem: "opening-first" })
})

test("removed sections stay in the draft, and stories of Narcat’s World have none", async () => {
  const { id: page } = await newPage()
  const { content } = await draftOf(page)
  expect(await save(page, { sections: [] })).toBe("saved")
  expect((await draftOf(page)).removed_sections).toEqual([{ index: 0, section: content.sections[0] }])
  expect(await save(page, { sections: content.sections })).toBe("saved")
  expect((await draftOf(page)).removed_sections).toEqual([])
  const other = await newPage({ is_editable: false })
  expect((await editor.rpc("start_page_draft", { page: other.id }).throwOnError()).data).toBe("unknown")
})
