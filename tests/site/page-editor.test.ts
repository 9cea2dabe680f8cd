import { afterAll, expect, test } from "vitest"
import { previewPath } from "#app/features/page-editor/staff-queries.ts"
import { fieldsOfForm } from "#tests/support/form-fields.ts"
import { sessionSite } from "#tests/support/session-site.ts"

const { age, browserOf, close, signedInBrowser, sql } = await sessionSite()
afterAll(close)

async function staffMember(role: string) {
  const staff = await signedInBrowser()
  await sql("insert into public.user_roles (user_id, role) values ($1, $2)", [staff.userId, role])
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [staff.userId])
  age(staff.cookies)
  return staff
}

async function idOf(path: string) {
  const [page] = await sql<{ id: string }>("select id from public.pages where path = $1 and locale = 'en'", [
    path,
  ])
  return page!.id
}

async function sectionsOf(page: string) {
  return sql<{ id: string; kind: string }>(
    `select s ->> 'id' as id, s ->> 'kind' as kind
     from public.page_drafts d, jsonb_array_elements(d.content -> 'sections') with ordinality as s (s, place)
     where d.page_id = $1 order by place`,
    [page],
  )
}

test("every section of every page is saved as it is, without script", async () => {
  const staff = await staffMember("editor")
  const pages = await sql<{ id: string; path: string }>(
    "select id, path from public.pages where locale = 'en' and is_editable order by path",
  )
  expect(pages.length).toBeGreaterThan(25)
  const kinds = new Set<string>()
  for (const { id, path } of pages) {
    expect((await staff.post(`/staff/pages/${id}`, { intent: "start" })).status).toBe(303)
    const forms = (await sectionsOf(id)).filter(({ kind }) => !kinds.has(kind))
    for (const { id: section, kind } of forms) {
      kinds.add(kind)
      const address = `/staff/pages/${id}/edit?section=${section}`
      const { status } = await staff.post(address, await fieldsOfForm(staff, address, "page"))
      expect([path, kind, status]).toEqual([path, kind, 303])
    }
  }
  expect(kinds.size).toBe(15)
  // Saving what is there changes nothing.
  const changed = await sql(
    `select p.path from public.page_drafts d join public.pages p on p.id = d.page_id
     where private.without_section_ids(d.content) <> private.page_text(p)`,
  )
  expect(changed).toEqual([])

  // Each of them is drawn from its row, so that its preview shows what staff wrote.
  await sql(`update public.page_drafts set content = content || '{"title": "Words of the draft"}'`)
  for (const { path } of pages) {
    const { status, text } = await staff.ask(previewPath(path))
    expect([path, status, text.includes("Words of the draft")]).toEqual([path, 200, true])
  }
  await sql("delete from public.page_drafts")
})

test("sections are added, moved, removed and put back, and a late form overwrites nothing unasked", async () => {
  const staff = await staffMember("editor")
  const page = await idOf("/about/solution")
  await staff.post(`/staff/pages/${page}`, { intent: "start" })
  const edit = `/staff/pages/${page}/edit`
  const before = (await sectionsOf(page)).map(({ id }) => id)
  const wrong = await staff.post(`${edit}?add=callout`, {
    ...(await fieldsOfForm(staff, `${edit}?add=callout`, "page")),
  })
  expect([wrong.status, wrong.text.includes("Fill this in.")]).toEqual([400, true])
  const added = await fieldsOfForm(staff, `${edit}?add=prose`, "page")
  expect((await staff.post(`${edit}?add=prose`, { ...added, paragraphs: "A new text." })).status).toBe(303)
  // Before the sources, which stay last.
  expect((await sectionsOf(page)).map(({ kind }) => kind).slice(-2)).toEqual(["prose", "sources"])
  const text = (await sectionsOf(page)).at(-2)!.id

  expect((await staff.post(edit, { intent: "order", move: `up:${text}` })).status).toBe(303)
  expect((await sectionsOf(page)).at(-3)!.id).toBe(text)
  const order = (await sectionsOf(page)).map(({ id }) => id)
  expect((await staff.post(edit, { intent: "order", order: order.slice(1).join(" ") })).status).toBe(409)
  expect((await staff.post(`${edit}?section=${text}`, { intent: "remove" })).status).toBe(303)
  expect((await sectionsOf(page)).map(({ id }) => id)).toEqual(before)
  expect((await staff.ask(edit)).text).toContain("Removed from the draft")
  expect((await staff.post(edit, { intent: "put-back", part: text })).status).toBe(303)
  expect((await sectionsOf(page)).at(-3)!.id).toBe(text)

  const address = `${edit}?section=${text}`
  const first = await fieldsOfForm(staff, address, "page")
  const other = await staffMember("editor")
  expect((await other.post(address, { ...first, paragraphs: "By someone else." })).status).toBe(303)
  const late = await staff.post(address, { ...first, paragraphs: "Mine." })
  expect([late.status, late.text.includes("Someone else saved this while you were writing.")]).toEqual([
    409,
    true,
  ])
  expect((await staff.post(address, { ...first, paragraphs: "Mine.", intent: "overwrite" })).status).toBe(303)
  const kept = await staff.post(`/staff/pages/${page}/typing?section=${text}`, { ...first, paragraphs: "" })
  expect(JSON.parse(kept.text)).toEqual({ outcome: "changed-meanwhile", others: [] })
  expect((await staff.ask(address)).text).toContain("You have unsaved changes")
})

test("the preview of the page for reports has no form, and the page itself never shows a draft", async () => {
  const staff = await staffMember("editor")
  const page = await idOf("/submit-reversal")
  await staff.post(`/staff/pages/${page}`, { intent: "start" })
  await sql("update public.page_drafts set content = content || $2 where page_id = $1", [
    page,
    '{"lead": "Only the draft says this."}',
  ])
  expect((await staff.ask(`/staff/pages/${page}`)).text).toContain(previewPath("/submit-reversal"))
  const preview = await staff.ask(previewPath("/submit-reversal"))
  expect(preview.text).toContain("Only the draft says this.")
  expect(preview.text).toContain("Preview of a draft.")
  expect(preview.text).not.toContain('name="outcome"')
  expect((await staff.ask("/submit-reversal?draft")).text).not.toContain("Only the draft")
  for (const other of [browserOf(new Map()), await staffMember("finance")])
    expect((await other.ask(previewPath("/submit-reversal"))).text).not.toContain("Only the draft")
})

test("a draft is previewed at the page’s own address by editors alone, and published with the page", async () => {
  const staff = await staffMember("editor")
  const page = await idOf("/get-certified")
  await staff.post(`/staff/pages/${page}`, { intent: "start" })
  const edit = `/staff/pages/${page}/edit`
  const fields = await fieldsOfForm(staff, edit, "page")
  expect((await staff.post(edit, { ...fields, lead: "Come and sit with us on the lawn." })).status).toBe(303)

  const preview = await staff.ask("/get-certified?draft")
  expect(preview.text).toContain("Come and sit with us on the lawn.")
  expect(preview.text).toContain("Preview of a draft.")
  expect(preview.headers["cache-control"]).toBe("private, no-store")
  const visitor = browserOf(new Map())
  const others = [visitor, await signedInBrowser(), await staffMember("finance")]
  for (const browser of others) {
    const { status, text } = await browser.ask("/get-certified?draft")
    expect([302, 403, 404]).toContain(status)
    expect(text).not.toContain("on the lawn")
  }
  expect((await visitor.ask("/get-certified")).text).not.toContain("on the lawn")
  expect((await staff.ask("/about/contact?draft")).status).toBe(404)

  expect((await staff.post(`/staff/pages/${page}`, { intent: "publish", note: "Clearer" })).status).toBe(303)
  const [published] = await sql<{ lead: string }>("select lead from public.pages where id = $1", [page])
  expect(published!.lead).toContain("on the lawn")
  const versions = await staff.ask(`/staff/pages/${page}/versions`)
  expect(versions.text).toContain("Restore version 1")
})
