import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { newSession } from "#tests/support/session.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql } = backend

async function staff(role: string, chapter: string | null = null) {
  const session = await newSession(sql)
  await sql("insert into public.user_roles (user_id, role, chapter_id) values ($1, $2, $3)", [
    session.sub,
    role,
    chapter,
  ])
  return Object.assign(await backend.member({ ...session, aal: "aal2" }), { id: session.sub })
}

const admin = await staff("admin")
const reader = (await newSession(sql)).sub

interface Kind {
  /** Columns and values of a record that may be removed. */
  insert: string
  /** A row of each table that goes with it, about the record $1; null where a trigger makes one. */
  parts?: Record<string, string | null>
  /** A row that keeps the record, if more than a state does. */
  keepers?: Record<string, string>
  /** What keeps the record in its place. */
  state?: string
}

/** Replaced by another address for each record. */
const SLUG = "SLUG"
const EVENT = `(slug, kind, title, summary, format, time_zone)
  values ('${SLUG}', 'training', 'Night class', 'Learn the six steps', 'online', 'America/Chicago')`
const DATE = "(select d.id from public.event_dates d where d.event_id = $1)"
const RAFFLE = `(slug, title, prize, prize_value, opens_at, closes_at, draws_at, states, sources, method, commitment)
  values ('${SLUG}', 'Jacket', 'One jacket', 90, now(), now() + interval '1 day', now() + interval '2 days', '{Ohio}',
    '{web}', 'commit-reveal', '${"ab".repeat(32)}')`
const PICTURE = "(alt, width, height, widths) values ('A teal wall', 10, 10, '{10}')"
const ARTICLE = `(kind, slug, status, title, summary, blocks)
  values ('blog', '${SLUG}', 'draft', 'In the trash', 'A summary.', '[{"kind": "picture", "picture": "PICTURE"}]')`
const GIFT = `(donor_name, donor_email, visibility, gift_cents, frequency, campaign_id)
  values ('Dana', 'dana@example.org', 'anonymous', 2500, 'once', $1)`
const PAGE = `(user_id, campaign_id, slug, name, title, story, goal_cents)
  values ('${reader}', $1, '${SLUG}', 'Dana', 'My run', 'I run for everyone who waits.', 5000)`

const KINDS: Record<string, Kind> = {
  article_categories: {
    insert: `(slug, title, description) values ('${SLUG}', 'Category', '${"A category without articles. ".repeat(3)}')`,
  },
  article_tags: {
    insert: `(slug, title, description) values ('${SLUG}', 'Tag', '${"A tag without articles. ".repeat(3)}')`,
  },
  articles: {
    insert: ARTICLE,
    parts: {
      "public.article_versions": null,
      "public.article_drafts": `(user_id, article_id, base_version, content) values ('${reader}', $1, 1, '{"title": "New"}')`,
      "public.article_previews":
        "(article_id, key_hash, expires_at) values ($1, sha256('SLUG'), now() + interval '1 day')",
      "public.article_redirects": `(kind, slug, article_id) values ('blog', '${SLUG}', $1)`,
      "private.article_pictures": null,
    },
    keepers: {
      "public.newsletter_issues":
        "(id, article_id, topic, subject, note) values (gen_random_uuid(), $1, (enum_range(null::public.newsletter_topic))[1], 'Subject', '')",
    },
    state: "status = 'review'",
  },
  authors: { insert: `(slug, name, role) values ('${SLUG}', 'Author', 'Writes')` },
  awards: {
    insert: `(year, title, reason, text, emblem)
      values (2026, 'Award', 'For patience', 'Given to everyone who waited.', 'cake')`,
  },
  campaigns: {
    insert: `(slug, title, text, goal_cents) values ('${SLUG}', 'Kits', 'Kits for everyone.', 500000)`,
    parts: { "public.campaign_totals": "(campaign_id, is_live) values ($1, true)" },
    keepers: { "public.donations": GIFT, "public.supporter_pages": PAGE },
  },
  events: {
    insert: EVENT,
    parts: {
      "public.event_dates": `(event_id, starts_at, ends_at, online_capacity)
        values ($1, '2099-01-01', '2099-01-01 02:00', 30)`,
      "public.event_join_links": `(date_id, url) values (${DATE}, 'https://example.org/join')`,
    },
    keepers: {
      "public.event_registrations": `(date_id, user_id, number, channel, status, party_size)
        values (${DATE}, '${reader}', 1, 'online', 'canceled', 1)`,
      "public.check_in_links": `(date_id, label, key_hash) values (${DATE}, 'Door', sha256('SLUG'))`,
    },
    state: "status = 'published'",
  },
  helplines: {
    insert: `(name, phone, number_shown, description, hours, position)
      values ('Helpline', '+15550100', '555-0100', 'A helpline that exists only for tests.', 'All day', 99)`,
  },
  history_entries: {
    insert: "(year, title, text) values (2099, 'Year', 'What happened in a year that exists for tests.')",
  },
  newsletter_issues: {
    insert: `(id, article_id, topic, subject, note)
      select gen_random_uuid(), a.id, (enum_range(null::public.newsletter_topic))[1], 'Issue', 'A note.'
      from public.articles a limit 1`,
    parts: {
      "public.newsletter_archive": `(id, article_id, topic, subject, note, title, summary)
        select i.id, i.article_id, i.topic, i.subject, i.note, 'Title', 'Summary' from public.newsletter_issues i where i.id = $1`,
    },
  },
  pictures: {
    insert: PICTURE,
    parts: {
      "public.picture_records": `(picture_id, uploaded_by, consent_note, consent_until)
        values ($1, '${reader}', 'Everyone agreed', '2000-01-01')`,
    },
    keepers: {
      "public.press_pictures": "(picture_id) values ($1)",
      "private.article_pictures":
        "(article_id, picture_id) select a.id, $1 from public.articles a order by a.id limit 1",
    },
  },
  press_coverage: {
    insert: `(title, outlet, url, published_on)
      values ('Story', 'The Paper', 'https://paper.example.org/${SLUG}', '2026-01-02')`,
  },
  raffles: {
    insert: RAFFLE,
    parts: {
      "private.raffle_secrets": "(raffle_id, secret) values ($1, decode(repeat('ab', 32), 'hex'))",
      "public.raffle_reminders": `(user_id, raffle_id, moment) values ('${reader}', $1, 'opening')`,
    },
    keepers: {
      "public.raffle_entries": `(raffle_id, number, source, user_id) values ($1, 1, 'web', '${reader}')`,
    },
    state: "published_at = now()",
  },
  search_synonyms: { insert: "(word, meaning) values ('unusedword', 'naloxone')" },
  team_members: {
    insert: `(category, name, role, text, portrait, joined_on)
      values ('staff', 'Member', 'Trainer', 'Teaches how to breathe for someone.', 'cat', '2026-01-01')`,
    state: "consented_on = current_date",
  },
}

test("the trash takes these kinds, with these tables", async () => {
  const rows = await sql<{ kind: string; parts: string[] }>(
    `select k.kind, coalesce(k.parts, array(select c.relnamespace::regnamespace || '.' || c.relname
       from private.references_to(format('public.%I', k.kind)::regclass) r
       join pg_class c on c.oid = r.child where r.is_part)) as parts
     from private.trash_kinds k order by 1`,
  )
  expect(rows.map(({ kind, parts }) => [kind, parts.toSorted()])).toEqual(
    Object.entries(KINDS).map(([kind, { parts }]) => [kind, Object.keys(parts ?? {}).toSorted()]),
  )
})

function insert(table: string, values: string, returning = "") {
  const row = values.replaceAll(SLUG, `trash-${randomUUID().slice(0, 8)}`)
  return sql<{ id: string }>(`insert into ${table} ${row} ${returning}`)
}

async function newRecord(kind: string) {
  const { insert: values, parts = {} } = KINDS[kind]!
  const [picture] = values.includes("PICTURE") ? await insert("public.pictures", PICTURE, "returning id") : []
  const [record] = await insert(
    `public.${kind}`,
    values.replace("PICTURE", picture?.id ?? ""),
    "returning id",
  )
  for (const [table, row] of Object.entries(parts)) if (row) await addAbout(table, row, record!.id)
  return record!.id
}

const addAbout = (table: string, row: string, record: string) =>
  insert(table, row.replaceAll("$1", `'${record}'::uuid`))

/** The record and what goes with it, as stored. The dates of an event touch it when they come back. */
async function stored(kind: string, record: string) {
  const tables = [`public.${kind}`, ...Object.keys(KINDS[kind]!.parts ?? {})]
  const found = await Promise.all(
    tables.map(async table => {
      const rows = await sql<{ row: object }>(
        `select to_jsonb(t) - case when '${table}' = 'public.events' then 'updated_at' else '' end as row
         from ${table} t where to_jsonb(t)::text like '%${record}%'
           or '${table}' = 'public.event_join_links' and to_jsonb(t) ->> 'url' = 'https://example.org/join' order by 1`,
      )
      return [table, rows.map(({ row }) => row)] as const
    }),
  )
  return Object.fromEntries(found)
}

const remove = async (kind: string, record: string, db = admin) =>
  (await db.rpc("remove_record", { kind, record }).throwOnError()).data

async function restore(record: string, db = admin) {
  const [entry] = await sql<{ id: string }>("select id from public.trash where record_id = $1", [record])
  return (await db.rpc("restore_record", { entry: entry!.id }).throwOnError()).data
}

test.each(Object.keys(KINDS))(
  "one of %s comes back as it was, with everything that went with it",
  async kind => {
    const record = await newRecord(kind)
    const before = await stored(kind, record)
    for (const [table, rows] of Object.entries(before)) expect([table, rows.length]).toEqual([table, 1])
    expect(await remove(kind, record)).toBe("removed")
    for (const [table, rows] of Object.entries(await stored(kind, record)))
      expect([table, rows]).toEqual([table, []])
    expect(await restore(record)).toBe("restored")
    expect(await stored(kind, record)).toEqual(before)
    await sql(`delete from public.${kind} where id = $1`, [record])
  },
)

const KEEPERS = Object.entries(KINDS).flatMap(([kind, { keepers = {} }]) =>
  Object.entries(keepers).map(([table, row]) => ({ kind, table, row })),
)

test.each(KEEPERS)("a row of $table keeps one of $kind", async ({ kind, table, row }) => {
  const record = await newRecord(kind)
  await addAbout(table, row, record)
  const before = await stored(kind, record)
  expect(await remove(kind, record)).toBe("in-use")
  expect(await stored(kind, record)).toEqual(before)
})

test.each(Object.entries(KINDS).filter(([, { state }]) => state))(
  "the state of one of %s can keep it",
  async (kind, { state }) => {
    const record = await newRecord(kind)
    await sql(`update public.${kind} set ${state} where id = $1`, [record])
    expect(await remove(kind, record)).toBe("not-possible")
  },
)

async function newChapter() {
  const [row] = await insert(
    "public.chapters",
    `(slug, name, kind, city, state, status, founded_on)
     values ('${SLUG}', 'Here', 'city', 'Here', 'Ohio', 'active', '2024-05-01')`,
    "returning id",
  )
  return row!.id
}

const entries = async (record: string, db: typeof admin) =>
  (await db.from("trash").select("name, remover_name").eq("record_id", record).throwOnError()).data.length

test("chapter leads remove and restore their own events and pictures, and no others", async () => {
  const [here, there] = [await newChapter(), await newChapter()]
  const [lead, colleague, other] = [
    await staff("chapter_lead", here),
    await staff("chapter_lead", here),
    await staff("chapter_lead", there),
  ]
  const event = await newRecord("events")
  await sql("update public.events set chapter_id = $2 where id = $1", [event, here])
  const picture = await newRecord("pictures")
  await sql("update public.picture_records set uploaded_by = $2 where picture_id = $1", [picture, lead.id])
  for (const [kind, record] of [
    ["events", event],
    ["pictures", picture],
  ] as const) {
    expect(await remove(kind, record, other)).toBe("not-allowed")
    expect(await remove(kind, record, lead)).toBe("removed")
    expect([await entries(record, lead), await entries(record, admin)]).toEqual([1, 1])
    for (const db of [colleague, other]) {
      expect(await entries(record, db)).toBe(0)
      expect(await restore(record, db)).toBe("not-allowed")
    }
    expect(await restore(record, lead)).toBe("restored")
    expect(await remove(kind, record, lead)).toBe("removed")
    await sql("update public.user_roles set chapter_id = $2 where user_id = $1", [lead.id, there])
  }
  // The lead of another chapter now: the event stays in the trash, the uploaded picture is still theirs.
  expect(await restore(event, lead)).toBe("not-allowed")
  expect(await restore(picture, lead)).toBe("restored")
  expect(await remove("raffles", await newRecord("raffles"), lead)).toBe("not-allowed")
})

test("the server cannot read the secret of a raffle in the trash", async () => {
  const raffle = await newRecord("raffles")
  expect(await remove("raffles", raffle)).toBe("removed")
  const [row] = await sql<{ parts: string; secrets: string }>(
    `select r.parts::text, r.secrets::text from private.trash_records r join public.trash t on t.id = r.trash_id
     where t.record_id = $1`,
    [raffle],
  )
  expect([row!.parts.includes("raffle_reminders"), row!.parts.includes("abab")]).toEqual([true, false])
  expect(row!.secrets).toContain("abab")
  const grants = await sql(
    "select has_column_privilege('service_role', 'private.trash_records', 'secrets', 'select') as is_granted",
  )
  expect(grants).toEqual([{ is_granted: false }])
})

test("what belonged to an account that is gone stays away", async () => {
  const member = (await newSession(sql)).sub
  const raffle = await newRecord("raffles")
  await sql("insert into public.raffle_reminders (user_id, raffle_id, moment) values ($1, $2, 'draw')", [
    member,
    raffle,
  ])
  expect(await remove("raffles", raffle)).toBe("removed")
  await sql("delete from auth.users where id = $1", [member])
  expect(await restore(raffle)).toBe("restored")
  const left = await sql("select user_id from public.raffle_reminders where raffle_id = $1", [raffle])
  expect(left).toEqual([{ user_id: reader }])
})

test("the files of a picture are removed when it is erased, not before", async () => {
  const picture = await newRecord("pictures")
  const jobs = () =>
    sql("select from private.jobs where kind = 'remove_picture' and payload ->> 'picture' = $1", [picture])
  expect(await remove("pictures", picture)).toBe("removed")
  await sql("select private.empty_trash()")
  expect(await jobs()).toHaveLength(0)
  await sql("update public.trash set removed_at = now() - interval '31 days' where record_id = $1", [picture])
  await sql("select private.empty_trash()")
  expect(await jobs()).toHaveLength(1)
})
