import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { inboxLists } from "#app/features/staff/registry.server.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

async function staff(role: string, name: string, aal = "aal2") {
  const user = { email: `${randomUUID()}@example.org`, user_metadata: { display_name: name } }
  const id = (await backend.admin.auth.admin.createUser(user)).data.user!.id
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role])
  const db = await backend.member({ sub: id, aal })
  return {
    id,
    db,
    take: async (row_id: string, list = "contact-messages") =>
      (await db.rpc("take_item", { list, row_id }).throwOnError()).data[0]!,
    giveBack: async (row_id: string, list = "contact-messages") =>
      (await db.rpc("give_back_item", { list, row_id }).throwOnError()).data,
    taken: async () =>
      (await db.from("taken_items").select("list, row_id, taker_name").throwOnError()).data as object[],
  }
}

const ana = await staff("outreach", "Ana Ortiz")
const ben = await staff("outreach", "Ben Cho")

async function message() {
  const [row] = await backend.sql<{ id: string }>(
    `insert into public.contact_messages (topic, name, email, body)
     values ('general', 'Ines', 'ines@example.org', 'Do you also teach in libraries?') returning id`,
  )
  return row!.id
}

test("the database and the pages agree on which lists are in the inbox, and for which roles", async () => {
  const stored = await backend.sql<{ list: string; roles: string[] }>(
    "select list, array(select r::text from unnest(roles) r order by 1) as roles from private.inbox_lists order by list",
  )
  const shown = inboxLists().map(({ path, roles }) => ({ list: path.slice(7), roles: [...roles].sort() }))
  expect(stored).toEqual(shown.sort((a, b) => (a.list < b.list ? -1 : 1)))
})

test("the menu counts what waits in the lists of the own role, and no more than the list shows", async () => {
  const counts = async ({ db }: { db: typeof ana.db }) => {
    const { data } = await db.rpc("inbox_counts").throwOnError()
    return new Map(data.map(({ list, waiting }) => [list, waiting]))
  }
  const before = (await counts(ana)).get("contact-messages") ?? 0
  const id = await message()
  expect((await counts(ana)).get("contact-messages")).toBe(before + 1)
  await ana.db.rpc("mark_contact_message", { message: id, is_done: true }).throwOnError()
  expect((await counts(ana)).get("contact-messages") ?? 0).toBe(before)

  await backend.sql(
    `insert into public.contact_messages (topic, name, email, body)
     select 'general', 'Ines', 'ines@example.org', 'Do you also teach in libraries?' from generate_series(1, 120)`,
  )
  expect((await counts(ana)).get("contact-messages")).toBe(100)
  await backend.sql(
    "update public.contact_messages set done_at = now() where name = 'Ines' and done_at is null",
  )
  await backend.sql(
    "insert into private.email_outbox (message, to_address, status) values ('test-email', 'no@example.org', 'dead')",
  )
  const administrator = await staff("admin", "Dana Admin")
  expect((await counts(administrator)).get("emails")).toBe(1)
  expect((await counts(ana)).has("emails")).toBe(false)
  expect(await counts(await staff("admin", "Not proven", "aal1"))).toEqual(new Map())
  const [chapter] = await backend.sql<{ id: string }>(
    `insert into public.chapters (slug, name, kind, city, state, status, founded_on)
     select 'count-' || n, 'Count ' || n, 'city', 'Town', 'Ohio', 'active', '2024-05-01'
     from generate_series(1, 2) n returning id`,
  )
  await backend.sql(
    `insert into public.chapter_messages (chapter_id, name, email, body)
     values ($1, 'Ines', 'ines@example.org', 'May I come and join you?')`,
    [chapter!.id],
  )
  const lead = await staff("outreach", "Lead Elsewhere")
  expect((await counts(lead)).get("chapter-messages")).toBeGreaterThan(0)
  await backend.sql("delete from public.user_roles where user_id = $1", [lead.id])
  await backend.sql(
    `insert into public.user_roles (user_id, role, chapter_id)
     select $1, 'chapter_lead', id from public.chapters where id <> $2 limit 1`,
    [lead.id, chapter!.id],
  )
  expect((await counts(lead)).has("chapter-messages")).toBe(false)
})

test("of two people who take an item at once, one gets it and the other reads who has it", async () => {
  const id = await message()
  const answers = await Promise.all([ana.take(id), ben.take(id)])
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual(["already-taken", "taken"])
  const winner = answers[0]!.outcome === "taken" ? "Ana Ortiz" : "Ben Cho"
  const other = answers.find(({ outcome }) => outcome === "already-taken")!
  expect(other.taker).toBe(winner)
  expect(Date.parse(other.since!)).not.toBeNaN()
  expect(await ben.taken()).toContainEqual({ list: "contact-messages", row_id: id, taker_name: winner })
})

test("only the person who took an item gives it back, and then another can take it", async () => {
  const id = await message()
  await ana.take(id)
  expect(await ben.giveBack(id)).toBe(false)
  expect(await ana.giveBack(id)).toBe(true)
  expect((await ben.take(id)).outcome).toBe("taken")
  // Taking it again changes nothing.
  expect((await ben.take(id)).outcome).toBe("taken")
})

test("a taken item is free again when it is done, and after a day", async () => {
  const done = await message()
  await ana.take(done)
  // Taking blocks no one: another person finishes the item.
  await ben.db.rpc("mark_contact_message", { message: done, is_done: true }).throwOnError()
  expect(await backend.sql("select from public.taken_items where row_id = $1", [done])).toEqual([])
  expect((await ana.take(done)).outcome).toBe("not-waiting")

  const old = await message()
  await ana.take(old)
  await backend.sql(
    "update public.taken_items set taken_at = now() - interval '25 hours' where row_id = $1",
    [old],
  )
  expect(await ben.taken()).not.toContainEqual(expect.objectContaining({ row_id: old }))
  expect((await ben.take(old)).outcome).toBe("taken")
  await backend.sql(
    "update public.taken_items set taken_at = now() - interval '25 hours' where row_id = $1",
    [old],
  )
  await backend.sql("select private.remove_old_inbox_rows()")
  expect(await backend.sql("select from public.taken_items where row_id = $1", [old])).toEqual([])
})

test("other roles, and staff without a second factor, neither take nor see items", async () => {
  const id = await message()
  await ana.take(id)
  const finance = await staff("finance", "Fay")
  const early = await staff("outreach", "Early", "aal1")
  for (const person of [finance, early]) {
    expect((await person.take(id)).outcome).toBe("not-allowed")
    expect(await person.taken()).toEqual([])
  }
  expect((await early.db.from("inbox_changes").select().throwOnError()).data).toEqual([])
  expect((await ana.take("no-id")).outcome).toBe("not-waiting")
  expect((await ana.take(id, "no-list")).outcome).toBe("not-allowed")
})

test("a new, finished or taken item is announced once per transaction, other rows are not", async () => {
  const count = async () =>
    (await backend.sql<{ n: number }>("select count(*)::int as n from public.inbox_changes"))[0]!.n
  const before = await count()
  const id = await message()
  expect(await count()).toBe(before + 1)
  await ana.take(id)
  expect(await count()).toBe(before + 2)
  await backend.sql(
    `insert into public.contact_messages (topic, name, email, body)
     select 'general', 'Ines', 'ines@example.org', 'Do you also teach in libraries?' from generate_series(1, 9)`,
  )
  expect(await count()).toBe(before + 3)
  await backend.sql(
    `insert into public.contact_messages (topic, name, email, body, done_at)
     values ('general', 'Ines', 'ines@example.org', 'Do you also teach in libraries?', now())`,
  )
  expect(await count()).toBe(before + 3)
})
