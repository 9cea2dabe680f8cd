import { afterAll, expect, test } from "vitest"
import { fieldsOfForm } from "#tests/support/form-fields.ts"
import { sessionSite } from "#tests/support/session-site.ts"

const { age, close, signedInBrowser, sql } = await sessionSite()
afterAll(close)

async function trainer() {
  const staff = await signedInBrowser()
  await sql("insert into public.user_roles (user_id, role) values ($1, 'instructor')", [staff.userId])
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [staff.userId])
  age(staff.cookies)
  return staff
}

/** The forms of every block, lesson and question of the longest course, without script. */
test("every kind of block and question is saved as it is, and by its buttons, without script", async () => {
  const staff = await trainer()
  const [{ id }] = (await sql(
    "select id from public.courses where slug = 'overdose-response-basics' and locale = 'en'",
  )) as [{ id: string }]
  expect((await staff.post(`/staff/courses/${id}`, { intent: "start" })).status).toBe(303)
  const forms = await sql<{ path: string; kind: string }>(
    `select distinct on (kind) kind, path from (
       select b ->> 'kind' as kind, concat(p.id, '?block=', b ->> 'id') as path
         from public.course_parts p, jsonb_array_elements(p.content -> 'blocks') b where p.course_id = $1
       union all select p.kind::text, p.id::text from public.course_parts p where p.course_id = $1 and p.kind <> 'question'
       union all select 'question ' || (p.content ->> 'kind'), p.id::text from public.course_parts p
         where p.course_id = $1 and p.kind = 'question'
     ) f order by kind, path`,
    [id],
  )
  expect(forms.length).toBeGreaterThan(12)
  const contents = async () =>
    sql("select id, content, published from public.course_parts where course_id = $1 order by id", [id])
  for (const { kind, path } of forms) {
    const address = `/staff/courses/${id}/parts/${path}`
    const { status } = await staff.post(address, await fieldsOfForm(staff, address, "part"))
    expect([kind, status]).toEqual([kind, 303])
  }
  // Saving what is there changes nothing.
  expect(
    (await contents()).filter(
      ({ content, published }) => JSON.stringify(content) !== JSON.stringify(published),
    ),
  ).toEqual([])

  const { path } = forms.find(({ kind }) => kind === "order")!
  const address = `/staff/courses/${id}/parts/${path}`
  const values = await fieldsOfForm(staff, address, "part")
  const wrong = await staff.post(address, { ...values, feedback: " " })
  expect([wrong.status, wrong.text.includes("Fill this in.")]).toEqual([400, true])
  const first = values["steps.0.text"]!
  const changes = { move: "down:steps.0", "steps.1.text": "A new second step", "steps.2.remove": "on" }
  expect((await staff.post(address, { ...values, ...changes })).status).toBe(303)
  const after = await fieldsOfForm(staff, address, "part")
  expect([after["steps.0.text"], after["steps.1.text"], after["steps.0.id"]]).toEqual([
    "A new second step",
    first,
    values["steps.1.id"],
  ])
  // The form that was loaded before is out of date now.
  const late = await staff.post(address, { ...values, feedback: "Late" })
  expect([late.status, late.text.includes("Someone else saved this")]).toEqual([409, true])
})

test("a removed block is put back at its place", async () => {
  const staff = await trainer()
  const [{ course, lesson }] = (await sql(
    `select c.id as course, l.id as lesson from public.courses c join public.lessons l on l.course_id = c.id
     where c.slug = 'overdose-response-basics' and c.locale = 'en' and l.position = 1`,
  )) as [{ course: string; lesson: string }]
  await staff.post(`/staff/courses/${course}`, { intent: "start" })
  const blocks = async () =>
    (
      await sql<{ id: string }>(
        "select jsonb_path_query(content, '$.blocks[*].id') as id from public.course_parts where id = $1",
        [lesson],
      )
    ).map(({ id }) => id)
  const before = await blocks()
  const address = `/staff/courses/${course}/parts/${lesson}`
  expect((await staff.post(`${address}?block=${before[1]}`, { intent: "remove-block" })).status).toBe(303)
  expect(await blocks()).toEqual(before.filter(id => id !== before[1]))
  expect((await staff.ask(address)).text).toContain("Removed from the draft")
  expect((await staff.post(address, { intent: "put-back", part: before[1]! })).status).toBe(303)
  expect(await blocks()).toEqual(before)
  expect((await staff.ask(address)).text).not.toContain("Removed from the draft")
  const again = await staff.post(address, { intent: "put-back", part: before[1]! })
  expect([again.status, again.text.includes("Someone else changed this lesson just now.")]).toEqual([
    409,
    true,
  ])
})

test("a draft is previewed by staff alone, by the components of the public pages", async () => {
  const staff = await trainer()
  const [{ course, slug, lesson, first, second }] = (await sql(
    `select c.id as course, c.slug, l.id as lesson, l.slug as first, n.slug as second
     from public.courses c join public.lessons l on l.course_id = c.id join public.lessons n on n.course_id = c.id
     where c.slug = 'overdose-response-basics' and c.locale = 'en' and l.position = 1 and n.position = 2`,
  )) as [Record<"course" | "slug" | "lesson" | "first" | "second", string>]
  await staff.post(`/staff/courses/${course}`, { intent: "start" })
  await sql(
    `update public.course_parts set content = jsonb_set(jsonb_set(content, '{title}', '"A title of the draft"'),
       '{blocks}', content -> 'blocks' || '[{"kind": "check", "id": "draft-check", "stem": "Which one?", "choices": [
         {"id": "one", "text": "The first", "isRight": true, "feedback": "Yes, the first."},
         {"id": "two", "text": "The second", "isRight": false, "feedback": "No, the first."}]}]') where id = $1`,
    [lesson],
  )
  const page = `/staff/courses/${course}/preview`
  const whole = await staff.ask(page)
  expect(whole.text).toContain("A title of the draft")
  expect(whole.text).toContain('content="noindex')
  expect(whole.text).toContain(`href="${page}/${first}"`)
  expect(whole.text).not.toContain(`/courses/${slug}/learn`)

  const shown = await staff.ask(`${page}/${first}`)
  expect(shown.text).toContain("Which one?")
  expect(shown.text).toContain("Preview of the draft.")
  const sent = await staff.post(`${page}/${first}`, { block: "draft-check", answer: "two" })
  expect(sent.status).toBe(303)
  expect((await staff.ask(String(sent.headers.location).split("#")[0]!)).text).toContain("No, the first.")
  const done = await staff.post(`${page}/${first}`, { press: "done" })
  expect(done.headers.location).toBe(`${page}/${second}`)
  expect(await sql("select from public.lesson_progress where user_id = $1", [staff.userId])).toEqual([])
  expect((await staff.ask(`${page}/no-such-lesson`)).status).toBe(404)

  const member = await signedInBrowser()
  for (const path of [page, `${page}/${first}`])
    expect((await member.ask(path)).text).not.toContain("A title of the draft")
  expect((await staff.ask(`/courses/${slug}/learn/${first}`)).text).not.toContain("A title of the draft")
})

test("the pages of the list follow each other, whatever the titles contain", async () => {
  const staff = await trainer()
  await sql(
    `insert into public.courses (slug, title, summary, minutes, status)
     select 'paged-' || n, format('A course, "quoted" (and_more)~\\ %s', n), 'A course to page by', 5, 'draft'
     from generate_series(10, 69) n`,
  )
  const shown: string[] = []
  let path: string | undefined = "/staff/courses"
  for (let page = 0; path && page < 9; page++) {
    const { text } = await staff.ask(path)
    shown.push(...Array.from(text.matchAll(/~\\ (\d\d)</g), ([, n]) => n!))
    path = /href="([^"]*)"[^>]*>(?:<[^>]*>)*Next page/.exec(text)?.[1]?.replaceAll("&amp;", "&")
  }
  expect(path).toBeUndefined()
  expect([...new Set(shown)].sort()).toEqual(Array.from({ length: 60 }, (_, i) => String(i + 10)))
  expect(shown).toHaveLength(60)
})
