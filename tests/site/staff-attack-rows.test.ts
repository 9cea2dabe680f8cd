import type { ClientBase } from "pg"
import { afterAll, expect, test } from "vitest"
import { insertFixtures } from "#tests/policies/access/insert-fixtures.ts"
import { siteFixtures } from "#tests/policies/access/registrations.ts"
import { cellsOf } from "#tests/support/csv.ts"
import { pageForms } from "#tests/support/page-forms.ts"
import { sessionSite } from "#tests/support/session-site.ts"

const { age, close, signedInBrowser, sql } = await sessionSite()
afterAll(close)

/** Every staff page, as the console registers them. */
const PAGES = Object.values(
  import.meta.glob<{
    staffPage: { path: string; columns?: { csv?: unknown }[]; views?: { value: string }[] }
  }>(["/app/features/*/staff-{list,page}.{ts,tsx}", "/app/features/*/*/staff-{list,page}.{ts,tsx}"], {
    eager: true,
  }),
).map(({ staffPage: { path, columns = [], views = [] } }) => ({
  path,
  list: path.replace("/staff/", ""),
  views: views.map(({ value }) => value),
  hasFile: columns.some(({ csv }) => csv),
}))
const LISTS = PAGES.filter(({ hasFile }) => hasFile)

async function administrator() {
  const staff = await signedInBrowser()
  await sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [staff.userId])
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [staff.userId])
  age(staff.cookies)
  return staff
}

/** Starts every text with a formula, except keys and where a constraint refuses it. */
const FORMULAS_EVERYWHERE = `begin; set local session_replication_role = replica;
  do $$ declare found record; begin
    for found in select a.attrelid::regclass as relation, a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'site_settings' and a.attnum > 0
        and a.atttypid = 'text'::regtype and a.attgenerated = '' and not a.attisdropped
        and not exists (select from pg_constraint k
          where k.conrelid = c.oid and k.contype in ('p', 'f') and a.attnum = any (k.conkey))
    loop
      begin
        execute format('update %s set %2$I = ''='' || %2$I', found.relation, found.attname);
      exception when check_violation or unique_violation then null;
      end;
    end loop;
  end $$; commit`

let inserted: Promise<void> | undefined

/** The rows of the policy tests, once for the tests that read every list. */
function everyTableHasRows() {
  const db = { query: async (text: string) => ({ rows: await sql(text) }) }
  inserted ??= insertFixtures(db as unknown as ClientBase, siteFixtures)
  return inserted
}

/** Lists whose cells all start with a number, a code or a label of ours. The staff of the fixtures have no names. */
const WITHOUT_TEXTS = [
  ...["audit", "emails", "history", "impact", "people", "refills", "refunds", "reversals", "trash"],
]

test("every CSV file of staff has attacks as text: no formula, and no cell too many", async () => {
  await everyTableHasRows()
  await sql(
    "update public.kit_requests set full_name = 'Ana', street = '1 Main St', city = 'Hope', zip = '71801'",
  )
  await sql("update public.payment_differences set resolved_at = now(), resolution = 'Checked with the bank'")
  await sql(
    "insert into private.email_outbox (message, to_address, status) values ('test-email', '=1@example.org', 'dead')",
  )
  await sql(FORMULAS_EVERYWHERE)
  await sql("update public.contact_messages set body = body || $1", ['\r\n"two", lines'])
  const staff = await administrator()
  expect(LISTS.length).toBeGreaterThan(20)
  const harmless: string[] = []
  for (const { list, views } of LISTS) {
    const cells: string[] = []
    for (const view of views) {
      const { status, text } = await staff.ask(`/staff/csv/${list}?view=${view}&personal=yes`)
      expect([list, status]).toEqual([list, 200])
      const [labels, ...rows] = cellsOf(text)
      for (const row of rows) expect([list, row.length]).toEqual([list, labels!.length])
      cells.push(...rows.flat())
    }
    expect([list, cells.filter(cell => /^[=+\-@\t\r\n]/.test(cell))]).toEqual([list, []])
    expect(cells, list).not.toEqual([])
    if (!cells.some(cell => cell.startsWith("'"))) harmless.push(list)
  }
  expect(harmless.sort()).toEqual(WITHOUT_TEXTS)
})

/** The name and contact columns of tables about people. */
const NAME_EVERYONE = `begin; set local session_replication_role = replica;
  do $$ declare found record; begin
    for found in select a.attrelid::regclass as relation, a.attname
      from pg_attribute a join private.person_map m on m.relation::regclass = a.attrelid
      where a.attrelid::regclass::text not like 'auth.%' and a.atttypid = 'text'::regtype and a.attgenerated = ''
        and a.attname ~ '(^|_)(name|email|street|body|task|note|organization|step)$'
    loop
      begin
        execute format('update %s set %I = %s', found.relation, found.attname, case when found.attname like '%email'
          then $text$'zelda' || md5(ctid::text) || '@example.org'$text$ else $text$'Zelda'$text$ end);
      exception when check_violation or unique_violation then null;
      end;
    end loop;
  end $$; commit`

/** Lists about people, whose names are only in the file that is asked for with them. */
const PERSONAL_LISTS = [
  ...[
    "audit",
    "certificates",
    "chapter-applications",
    "chapter-messages",
    "contact-messages",
    "gift-offers",
    "gifts",
  ],
  ...[
    "imports",
    "kits",
    "newsletter",
    "people",
    "receipts",
    "reviews",
    "supporter-pages",
    "trash",
    "volunteer-hours",
    "volunteers",
  ],
]

test("a CSV file of staff has names and contact details only if they are asked for", async () => {
  await everyTableHasRows()
  await sql(NAME_EVERYONE)
  const staff = await administrator()
  const withNames: string[] = []
  for (const { list, views } of LISTS) {
    let all = ""
    for (const view of views) {
      const { text } = await staff.ask(`/staff/csv/${list}?view=${view}`)
      expect([list, view, /zelda/i.test(text)]).toEqual([list, view, false])
      all += (await staff.ask(`/staff/csv/${list}?view=${view}&personal=yes`)).text
    }
    if (/zelda/i.test(all)) withNames.push(list)
  }
  expect(withNames.sort()).toEqual(PERSONAL_LISTS)
})

test("a form of staff names the field with the character NUL, which no text column stores", async () => {
  const staff = await administrator()
  const answers = new Map<string, number>()
  for (const { path, views } of PAGES) {
    const page = await firstRecord(staff.ask, path, views)
    const form = pageForms((await staff.ask(page)).text).find(({ texts }) => texts.length > 0)
    if (!form) continue
    const fields = Object.fromEntries(form.texts.map(name => [name, "\0"]))
    answers.set(page, (await staff.post(page, { ...form.values, ...fields })).status)
  }
  expect(answers.size).toBeGreaterThan(20)
  expect([...answers].filter(([, status]) => status !== 400)).toEqual([])
})

/** Staff pages with an action of their own: they answer with a link that is shown once, or lead to a page of one record. */
const OWN_ACTIONS = [
  ...["article-edit", "article-previews", "article-versions", "course-part", "course-versions"],
  ...["email-text", "event-check-in", "issue-certificates", "lesson-preview"],
  ...["page-edit", "page-versions", "setup", "view-as"],
]
const BAD_TEXTS = ["\0", "1e309", "99999999999", "' or 1=1 --", "x".repeat(20_000)]

test("staff pages with an action of their own refuse bad text in any field, and an unknown id", async () => {
  const pages = import.meta.glob<string>("/app/pages/staff/*.tsx", {
    ...{ query: "?raw", import: "default", eager: true },
  })
  const own = Object.keys(pages).filter(path => /export (async )?function action/.test(pages[path]!))
  expect(own.map(path => path.replace(/^.*\/|\.tsx$/g, "")).sort()).toEqual(OWN_ACTIONS)

  const staff = await administrator()
  await sql(
    `with event as (
       insert into public.events (slug, kind, status, title, summary, description, format, place, street, city, state, time_zone)
       values ('attacked', 'training', 'published', 'A class', 'A class about naloxone.', 'A class.', 'in-person', 'The library',
         '1 Main Street', 'Springfield', 'Ohio', 'America/Chicago') returning id)
     insert into public.event_dates (event_id, starts_at, ends_at, room_capacity)
     select id, now() + interval '1 hour', now() + interval '2 hours', 10 from event`,
  )
  const [{ article }] = (await sql(
    `insert into public.articles (kind, slug, status, title, summary, category_id, author_id, tags, blocks)
     select 'blog', 'attacked', 'draft', 'A title', 'A summary of the article.', c.id, a.id, '{attacked}',
       '[{"kind": "text", "paragraphs": ["A text."]}]'
     from (select id from public.article_categories limit 1) c, (select id from public.authors limit 1) a
     returning id as article`,
  )) as [{ article: string }]
  // Has an earlier version then.
  await sql("update public.articles set summary = 'Another summary.' where id = $1", [article])
  const articles = ["edit", "previews", "versions"].map(page => `/staff/articles/${article}/${page}`)
  const [{ course, lesson, slug }] = (await sql(
    `select c.id as course, l.id as lesson, l.slug from public.courses c join public.lessons l on l.course_id = c.id
     where c.slug = 'naloxone-in-five-minutes' limit 1`,
  )) as [{ course: string; lesson: string; slug: string }]
  await staff.post(`/staff/courses/${course}`, { intent: "start" })
  await sql(
    "insert into public.course_publications (course_id, version, parts) values ($1, 1, '[]'), ($1, 2, '[]')",
    [course],
  )
  const courses = [`parts/${lesson}`, `preview/${slug}`, "versions"].map(
    page => `/staff/courses/${course}/${page}`,
  )
  const [{ page }] = (await sql("select id as page from public.pages where path = '/about/solution'")) as [
    { page: string },
  ]
  await staff.post(`/staff/pages/${page}`, { intent: "start" })
  await sql(
    "insert into public.page_publications (page_id, version, content) select $1, v, $2 from generate_series(1, 2) v",
    [page, { title: "How it works", lead: "A lead.", sections: [] }],
  )
  const contentPages = ["edit", "edit?add=people", "versions"].map(name => `/staff/pages/${page}/${name}`)
  const failed: [string, string, string, number][] = []
  let sent = 0
  for (const path of [
    ...articles,
    ...courses,
    ...contentPages,
    "/staff/events/attacked/check-in",
    "/staff/issue-certificates",
    "/staff/email-texts/kit-shipped",
  ]) {
    const forms = pageForms((await staff.ask(path)).text)
    expect([path, forms.length > 0]).toEqual([path, true])
    for (const { values, texts } of forms)
      for (const name of Object.keys(values))
        for (const text of texts.includes(name) ? ["\0"] : BAD_TEXTS) {
          const { status } = await staff.post(path, { ...values, [name]: text })
          sent++
          if (status >= 500 || (text === "\0" && ![400, 404].includes(status)))
            failed.push([path, name, text.slice(0, 20), status])
        }
    const { values } = forms[0]!
    const unknown = path.replace(/[0-9a-f-]{36}/, "x")
    if (/articles|courses|pages/.test(unknown)) {
      const { status } = await staff.post(unknown, values)
      if (status !== 404) failed.push([unknown, "id", "x", status])
    }
  }
  const draft = { base_version: "1", title: "A title", body: "A text." }
  for (const name of Object.keys(draft))
    for (const text of BAD_TEXTS) {
      const path = `/staff/articles/${article}/draft`
      const { status } = await staff.post(path, { ...draft, [name]: text })
      if (status !== 200) failed.push([path, name, text.slice(0, 20), status])
    }
  for (const text of BAD_TEXTS) {
    const path = `/staff/courses/${course}/parts/${lesson}/typing`
    const { status } = await staff.post(path, { title: text })
    if (status !== 200) failed.push([path, "title", text.slice(0, 20), status])
  }
  for (const text of BAD_TEXTS) {
    const path = `/staff/pages/${page}/typing`
    const { status } = await staff.post(path, { title: text })
    if (status !== 200) failed.push([path, "title", text.slice(0, 20), status])
  }
  for (const code of BAD_TEXTS) {
    const { status } = await staff.post("/staff/setup", { code })
    if (status !== 400) failed.push(["/staff/setup", "code", code.slice(0, 20), status])
    const view = await staff.post("/staff/view-as", { role: code })
    if (view.status !== 400) failed.push(["/staff/view-as", "role", code.slice(0, 20), view.status])
  }
  expect(failed).toEqual([])
  expect(sent).toBeGreaterThan(30)
})

/** The page of a record in the first view that has one, or the list. */
async function firstRecord(ask: (path: string) => Promise<{ text: string }>, path: string, views: string[]) {
  for (const view of views) {
    const { text } = await ask(`${path}?view=${view}`)
    const record = new RegExp(`href="(${path}/[0-9a-f-]{36})`).exec(text)?.[1]
    if (record) return record
  }
  return path
}
