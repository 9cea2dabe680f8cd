import { afterAll, expect, test } from "vitest"
import { TRASH_LABELS } from "#app/features/trash/labels.ts"
import { sessionSite } from "#tests/support/session-site.ts"

const { age, close, signedInBrowser, sql } = await sessionSite()
afterAll(close)

async function staffMember(role: string) {
  const staff = await signedInBrowser()
  await sql("insert into public.user_roles (user_id, role) values ($1, $2)", [staff.userId, role])
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [staff.userId])
  age(staff.cookies)
  return staff
}

/** The list of each kind, and a record that nothing else uses. */
const KINDS: Record<string, { list: string; insert: string; part?: string }> = {
  article_categories: {
    list: "article-categories",
    insert: `(slug, title, description) values ('unused', 'Unused category', '${"A category without articles. ".repeat(3)}')`,
  },
  article_tags: {
    list: "article-tags",
    insert: `(slug, title, description) values ('unused', 'Unused tag', '${"A tag without articles. ".repeat(3)}')`,
  },
  articles: {
    list: "articles",
    insert: "(kind, slug, title, status) values ('blog', 'unused', 'Unused article', 'draft')",
  },
  authors: { list: "authors", insert: "(slug, name, role) values ('unused', 'Unused author', 'Writes')" },
  awards: {
    list: "awards",
    insert: `(year, title, reason, text, emblem)
      values (2026, 'Unused award', 'For patience', 'Given to everyone who waited.', 'cake')`,
  },
  campaigns: {
    list: "campaigns",
    insert:
      "(slug, title, text, goal_cents) values ('unused', 'Unused campaign', 'Kits for everyone.', 500000)",
  },
  events: {
    list: "events",
    insert: `(slug, kind, title, summary, format, time_zone)
      values ('unused', 'training', 'Unused class', 'Learn the six steps', 'online', 'America/Chicago')`,
  },
  helplines: {
    list: "helplines",
    insert: `(name, phone, number_shown, description, hours, position)
      values ('Unused helpline', '+15550100', '555-0100', 'A helpline that exists only for tests.', 'All day', 99)`,
  },
  history_entries: {
    list: "history",
    insert:
      "(year, title, text) values (2099, 'Unused year', 'What happened in a year that exists for tests.')",
  },
  newsletter_issues: {
    list: "newsletter-issues",
    insert: `(id, article_id, topic, subject, note)
      select gen_random_uuid(), a.id, (enum_range(null::public.newsletter_topic))[1], 'Unused issue', 'A note.'
      from public.articles a where a.status = 'published' limit 1`,
  },
  pictures: {
    list: "pictures",
    insert: "(alt, width, height, widths) values ('An unused wall', 10, 10, '{10}')",
    part: "insert into public.picture_records (picture_id) values ($1)",
  },
  press_coverage: {
    list: "press-coverage",
    insert: `(title, outlet, url, published_on)
      values ('Unused story', 'The Paper', 'https://paper.example.org/unused', '2026-01-02')`,
  },
  raffles: {
    list: "raffles",
    insert: `(slug, title, prize, prize_value, opens_at, closes_at, draws_at, states, sources, method, beacon_round)
      values ('unused', 'Unused jacket', 'One jacket', 90, now(), now() + interval '1 day', now() + interval '2 days',
        '{Ohio}', '{web}', 'beacon', 9)`,
  },
  search_synonyms: {
    list: "search-words",
    insert: "(word, meaning) values ('unusedword', 'naloxone')",
  },
  team_members: {
    list: "team",
    insert: `(category, name, role, text, portrait, joined_on)
      values ('staff', 'Unused member', 'Trainer', 'Teaches how to breathe for someone.', 'cat', '2026-01-01')`,
  },
}

test("every kind of record that the trash takes is tried here", () => {
  expect(Object.keys(KINDS)).toEqual(Object.keys(TRASH_LABELS))
})

test.each(Object.entries(KINDS))(
  "staff remove and restore one of %s with the buttons of its page",
  async (kind, { list, insert, part }) => {
    const staff = await staffMember("admin")
    const [record] = await sql<{ id: string }>(`insert into public.${kind} ${insert} returning id`)
    if (part) await sql(part, [record!.id])
    const path = `/staff/${list}/${record!.id}`
    const { text } = await staff.ask(path)
    const [, intent] = /name="intent" value="(trash|delete)"/.exec(text) ?? []
    expect([kind, intent]).toEqual([kind, kind === "newsletter_issues" ? "delete" : "trash"])
    const moved = await staff.post(path, { intent: intent! })
    expect([moved.status, moved.headers.location]).toEqual([
      303,
      expect.stringMatching(`^/staff/${list}(/new)?$`),
    ])
    expect((await staff.ask(path)).status).toBe(404)
    const trash = await staff.ask(`/staff/trash?kind=${kind}`)
    expect(trash.text).toMatch(/unused/i)
    expect(trash.text).toContain(TRASH_LABELS[kind])
    const [entry] = await sql<{ id: string }>("select id from public.trash where record_id = $1", [
      record!.id,
    ])
    expect((await staff.post("/staff/trash", { intent: "restore", id: entry!.id })).status).toBe(303)
    const back = await staff.ask(path)
    expect([kind, back.status]).toEqual([kind, 200])
    expect((await staff.ask(`/staff/trash?kind=${kind}`)).text).toContain("The trash is empty.")
  },
)
