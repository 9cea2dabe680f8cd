import { afterAll, expect, test } from "vitest"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { chapterPeople } from "../chapters/chapter-people.ts"

const backend = await testBackend()
afterAll(backend.close)
const { account, outreach } = chapterPeople(backend)
const BODY = "Do you also teach in libraries on Sundays?"

async function send(email: string, { topic = "general" as "general" | "press", body = BODY } = {}) {
  const message = { topic, name: "Ana", email, body }
  return (await backend.visitor.rpc("send_contact_message", message).throwOnError()).data
}

/** A message from a sender of its own. */
async function received() {
  const email = `${crypto.randomUUID()}@example.org`
  expect(await send(email)).toBe("sent")
  const [row] = await backend.sql<{ id: string }>("select id from public.contact_messages where email = $1", [
    email,
  ])
  return { id: row!.id, email }
}

async function emailed(to: string, message: string) {
  const rows = await backend.sql<{ params: unknown }>(
    "select params from private.email_outbox where message = $2 and to_address = $1",
    [to, message],
  )
  return rows.map(({ params }) => params)
}

async function answer(db: FullSupabaseClient, message: string, text = "Yes, on the second Sunday.") {
  return (await db.rpc("answer_contact_message", { message, answer: text }).throwOnError()).data
}

async function mark(db: FullSupabaseClient, message: string, is_done: boolean) {
  return (await db.rpc("mark_contact_message", { message, is_done }).throwOnError()).data
}

async function openCount(id: string) {
  const rows = await backend.sql("select from public.contact_messages where id = $1 and done_at is null", [
    id,
  ])
  return rows.length
}

test("the desk of the topic and the sender get an email, neither with the text", async () => {
  expect(await send(" Press@example.org ", { topic: "press" })).toBe("sent")
  const [row] = await backend.sql<{ id: string; email: string }>(
    "select id, email from public.contact_messages where topic = 'press'",
  )
  expect(row!.email).toBe("Press@example.org")
  expect(await emailed("press@openairway.example", "contact-message")).toEqual([
    { topic: "press", id: row!.id },
  ])
  expect(await emailed("Press@example.org", "contact-receipt")).toEqual([{ topic: "press" }])
  const { id } = await received()
  expect(await emailed("hello@openairway.example", "contact-message")).toEqual([{ topic: "general", id }])
})

test("outreach reads and answers a message, once; members do neither", async () => {
  const { id, email } = await received()
  const staff = await outreach()
  const member = await backend.member({ sub: (await account()).id })
  expect((await member.from("contact_messages").select("id").throwOnError()).data).toEqual([])
  expect([await answer(member, id), await mark(member, id, true)]).toEqual(["unknown", "unknown"])
  const read = await staff.from("contact_messages").select("body").eq("id", id).throwOnError()
  expect(read.data).toEqual([{ body: BODY }])
  expect([await answer(staff, id, " "), await answer(staff, id, "x".repeat(2001))]).toEqual([
    ...["invalid", "invalid"],
  ])
  expect([await openCount(id), await emailed(email, "contact-answer")]).toEqual([1, []])
  expect([await answer(staff, id), await answer(staff, id)]).toEqual(["answered", "already"])
  expect(await emailed(email, "contact-answer")).toEqual([
    { name: "Ana", question: BODY, answer: "Yes, on the second Sunday." },
  ])
  expect(await openCount(id)).toBe(0)
  expect(await answer(staff, crypto.randomUUID())).toBe("unknown")
})

test("outreach marks a message as done and opens it again", async () => {
  const { id } = await received()
  const staff = await outreach()
  expect([await mark(staff, id, true), await openCount(id)]).toEqual(["marked", 0])
  expect([await mark(staff, id, false), await openCount(id)]).toEqual(["marked", 1])
  expect(await mark(staff, crypto.randomUUID(), true)).toBe("unknown")
})

test("an incomplete message is refused", async () => {
  expect([await send("no address"), await send("short@example.org", { body: "Hi" })]).toEqual([
    ...["invalid", "invalid"],
  ])
})

test("done messages are deleted after 6 months, others after 12", async () => {
  const ages = { "done 7": [7, 7], "done 5": [5, 5], "open 11": [11, null], "open 13": [13, null] } as const
  for (const [name, [sent, done]] of Object.entries(ages))
    await backend.sql(
      `insert into public.contact_messages (topic, name, email, body, sent_at, done_at)
       values ('general', $1, 'old@example.org', $4, now() - make_interval(months => $2), now() - make_interval(months => $3))`,
      [name, sent, done, BODY],
    )
  await backend.sql("select private.delete_old_contact_messages()")
  const left = await backend.sql<{ name: string }>(
    "select name from public.contact_messages where email = 'old@example.org' order by name",
  )
  expect(left.map(({ name }) => name)).toEqual(["done 5", "open 11"])
})

test("one address sends three messages a day, and all together 200", async () => {
  const sent: string[] = []
  for (const email of ["a@example.org", "A@example.org", "a@example.org", "a@example.org"])
    sent.push(await send(email))
  expect(sent).toEqual(["sent", "sent", "sent", "too-many"])
  await backend.sql(
    `insert into public.contact_messages (topic, name, email, body)
     select 'general', 'Ben', n || '@example.org', $1 from generate_series(1, 200) n`,
    [BODY],
  )
  expect(await send("new@example.org")).toBe("too-many")
})
