import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { inboxSections } from "#app/features/staff/registry.server.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql } = backend

async function staff(role: string) {
  const user = { email: `${randomUUID()}@example.org`, email_confirm: true }
  const sub = (await backend.admin.auth.admin.createUser(user)).data.user!.id
  await sql("insert into public.user_roles (user_id, role) values ($1, $2)", [sub, role])
  const db = await backend.member({ sub, aal: "aal2" })
  return {
    db,
    /** What the inbox shows of a list: the ids of its rows and the number in the menu. */
    async inbox(list: string) {
      const section = (await inboxSections(db, { sub, roles: [role] })).find(({ name }) => name === list)
      const { data } = await db.rpc("inbox_counts").throwOnError()
      const count = data.find(counted => counted.list === list)?.waiting ?? 0
      return { ids: section?.rows.map(({ id }) => id) ?? [], count, about: section?.rows[0]?.about }
    },
    take: async (list: string, row_id: string) =>
      (await db.rpc("take_item", { list, row_id }).throwOnError()).data[0]?.outcome,
  }
}

const editor = await staff("editor")
const events = await staff("events")

async function idFrom(text: string, values: unknown[] = []) {
  const [row] = await sql<{ id: string }>(text, values)
  return row!.id
}

const taken = (id: string) => sql("select from public.taken_items where row_id = $1", [id])

test("a medical review of an article waits a month before it is a year old, until there is a new one", async () => {
  const insert = `insert into public.articles (kind, slug, title, summary, blocks, status, published_at, has_health_content, reviewer, reviewed_on)
     values ('press', $1, 'Naloxone and you', 'What it does, and what it does not do.', '[{"kind": "text", "paragraphs": ["It opens the airway."]}]',
       'published', now(), $2, 'Dr. Reed', current_date - $3::integer) returning id`
  await idFrom(insert, [randomUUID(), true, 334])
  await idFrom(insert, [randomUUID(), false, 400])
  const due = await idFrom(insert, [randomUUID(), true, 336])
  expect(await editor.inbox("articles")).toMatchObject({ ids: [due], count: 1 })
  expect(await editor.take("articles", due)).toBe("taken")
  await sql("update public.articles set reviewed_on = current_date where id = $1", [due])
  expect(await editor.inbox("articles")).toMatchObject({ ids: [], count: 0 })
  expect(await taken(due)).toEqual([])
})

test("so does the review of a course, which is in the inbox once when its draft waits as well", async () => {
  const course = await idFrom(
    "update public.courses set reviewed_on = '2020-05-04' where slug = 'overdose-response-basics' returning id",
  )
  expect(await editor.inbox("courses")).toMatchObject({
    ...{ ids: [course], count: 1 },
    about: "Its medical review of May 4, 2020 is good for a year",
  })
  await editor.db.rpc("start_course_draft", { course }).throwOnError()
  await sql("update public.course_drafts set status = 'review' where course_id = $1", [course])
  expect(await editor.inbox("courses")).toMatchObject({
    ...{ ids: [course], count: 1 },
    about: "Its draft is waiting for a medical review",
  })
  await sql("update public.courses set reviewed_on = current_date where id = $1", [course])
  expect(await editor.take("courses", course)).toBe("taken")
  await sql("update public.course_drafts set status = 'writing' where course_id = $1", [course])
  expect(await editor.inbox("courses")).toMatchObject({ ids: [], count: 0 })
  expect(await taken(course)).toEqual([])
})

test("a claimed prize waits for event staff until it is handed over", async () => {
  const raffle = await idFrom(
    `insert into public.raffles (slug, title, prize, prize_value, opens_at, closes_at, draws_at, published_at, states, sources,
       method, beacon_round, frozen_at, rules, rules_hash)
     values ($1, 'Mug', 'One mug.', 20, '2026-09-01', '2026-09-10', '2026-09-17', '2026-09-01', '{Ohio}', '{web}', 'beacon',
       1, '2026-09-01', 'Rules', encode(sha256('Rules'), 'hex')) returning id`,
    [randomUUID()],
  )
  expect((await events.inbox("raffles")).ids).toEqual([])
  await sql(
    `insert into public.raffle_winners (raffle_id, place, number, called_at, claim_by, claimed_at)
     values ($1, 1, 7, '2026-09-17', '2026-09-24', '2026-09-18')`,
    [raffle],
  )
  expect(await events.inbox("raffles")).toMatchObject({ ids: [raffle], count: 1 })
  expect(await events.take("raffles", raffle)).toBe("taken")
  await sql(
    `update public.raffle_winners set verified_at = now(), handed_over_at = now(), handover_note = 'Shipped.'
     where raffle_id = $1`,
    [raffle],
  )
  expect(await events.inbox("raffles")).toMatchObject({ ids: [], count: 0 })
  expect(await taken(raffle)).toEqual([])
})
