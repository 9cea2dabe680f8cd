import { afterAll, expect, test } from "vitest"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { chapterPeople } from "./chapter-people.ts"

const backend = await testBackend()
afterAll(backend.close)
const { account, chapter, lead, outreach } = chapterPeople(backend)

async function send(of: string, email = "ana@example.org", body = "When do you meet, and may I come?") {
  const message = { chapter: of, name: "Ana", email, body }
  return (await backend.visitor.rpc("send_chapter_message", message).throwOnError()).data
}

async function emailed(to: string, message = "chapter-message") {
  const rows = await backend.sql<{ params: Record<string, string> }>(
    "select params from private.email_outbox where message = $2 and to_address = $1",
    [to, message],
  )
  return rows.map(({ params }) => params)
}

/** A message from a sender of its own. */
async function received(of: string) {
  const email = `${crypto.randomUUID()}@example.org`
  await send(of, email)
  const [row] = await backend.sql<{ id: string }>("select id from public.chapter_messages where email = $1", [
    email,
  ])
  return { id: row!.id, email }
}

async function read(db: FullSupabaseClient, of: string) {
  const { data } = await db.from("chapter_messages").select("id").eq("chapter_id", of).throwOnError()
  return data.map(({ id }) => id)
}

async function answer(db: FullSupabaseClient, message: string, text = "On Tuesday. Bring her.") {
  return (await db.rpc("answer_chapter_message", { message, answer: text }).throwOnError()).data
}

async function mark(db: FullSupabaseClient, message: string, is_done: boolean) {
  return (await db.rpc("mark_chapter_message", { message, is_done }).throwOnError()).data
}

async function openIn(of: string) {
  return backend.sql("select id from public.chapter_messages where chapter_id = $1 and done_at is null", [of])
}

test("every lead of the chapter gets an email without the text, and no one else", async () => {
  const here = await chapter()
  const [first, second, other] = [await lead(here.id), await lead(here.id), await lead((await chapter()).id)]
  expect(await send(here.id)).toBe("sent")
  const [id] = await read(first.db, here.id)
  for (const { email } of [first, second]) expect(await emailed(email)).toEqual([{ id, chapter: here.slug }])
  expect(await emailed(other.email)).toEqual([])
})

test("the organization gets the emails of a chapter without leads", async () => {
  const here = await chapter()
  const { id } = await received(here.id)
  expect(await emailed("chapters@openairway.example")).toContainEqual({ id, chapter: here.slug })
})

test("leads read the messages of their own chapter, outreach all, members none", async () => {
  const [here, there] = [await chapter(), await chapter()]
  const { id } = await received(here.id)
  const ours = await lead(here.id)
  expect(await read(ours.db, here.id)).toEqual([id])
  expect(await read((await lead(there.id)).db, here.id)).toEqual([])
  expect(await read(await outreach(), here.id)).toEqual([id])
  expect(await read(await backend.member({ sub: ours.id }), here.id)).toEqual([])
  expect(await read(await backend.member({ sub: (await account()).id }), here.id)).toEqual([])
})

test("the answer is emailed once and closes the message", async () => {
  const here = await chapter()
  const [first, second] = [await lead(here.id), await lead(here.id)]
  const { id, email } = await received(here.id)
  expect([await answer(first.db, id, " "), await answer(first.db, id, "x".repeat(2001))]).toEqual([
    ...["invalid", "invalid"],
  ])
  expect(await answer(first.db, id)).toBe("answered")
  expect(await answer(second.db, id)).toBe("already")
  expect(await emailed(email, "chapter-answer")).toEqual([
    {
      chapter: here.slug,
      slug: here.slug,
      name: "Ana",
      question: "When do you meet, and may I come?",
      answer: "On Tuesday. Bring her.",
    },
  ])
  expect(await openIn(here.id)).toEqual([])
})

test("outreach answers for any chapter, leads of another chapter and members do not", async () => {
  const here = await chapter()
  const { id, email } = await received(here.id)
  const others = [(await lead((await chapter()).id)).db, await backend.member({ sub: (await account()).id })]
  for (const db of others) {
    expect(await answer(db, id)).toBe("unknown")
    expect(await mark(db, id, true)).toBe("unknown")
  }
  expect(await emailed(email, "chapter-answer")).toEqual([])
  expect(await openIn(here.id)).toEqual([{ id }])
  expect(await answer(await outreach(), id)).toBe("answered")
})

test("a lead marks a message as done and opens it again", async () => {
  const here = await chapter()
  const { db } = await lead(here.id)
  const { id } = await received(here.id)
  expect([await mark(db, id, true), await openIn(here.id)]).toEqual(["marked", []])
  expect([await mark(db, id, false), await openIn(here.id)]).toEqual(["marked", [{ id }]])
  expect(await mark(db, crypto.randomUUID(), true)).toBe("unknown")
})

test("a paused chapter and one that takes no messages get none", async () => {
  const silent = await chapter()
  await backend.sql("update public.chapters set accepts_messages = false where id = $1", [silent.id])
  expect([await send(silent.id), await send((await chapter("paused")).id)]).toEqual(["unknown", "unknown"])
})

test("one address sends a chapter five messages a day, and all together fifty", async () => {
  const here = await chapter()
  const sent: string[] = []
  for (let i = 0; i < 6; i++) sent.push(await send(here.id))
  expect(sent).toEqual(["sent", "sent", "sent", "sent", "sent", "too-many"])
  await backend.sql(
    `insert into public.chapter_messages (chapter_id, name, email, body)
     select $1, 'Ben', n || '@example.org', 'A message that is long enough' from generate_series(1, 45) n`,
    [here.id],
  )
  expect(await send(here.id, "new@example.org")).toBe("too-many")
})

test("an incomplete message is refused", async () => {
  const here = await chapter()
  expect([await send(here.id, "no address"), await send(here.id, "ana@example.org", "Hi")]).toEqual([
    ...["invalid", "invalid"],
  ])
})

test("messages are deleted after a year", async () => {
  const here = await chapter()
  await send(here.id, "old@example.org")
  await backend.sql(
    "update public.chapter_messages set sent_at = now() - interval '13 months' where email = 'old@example.org'",
  )
  await send(here.id, "recent@example.org")
  await backend.sql("select private.delete_old_chapter_messages()")
  const left = await backend.sql("select email from public.chapter_messages where chapter_id = $1", [here.id])
  expect(left).toEqual([{ email: "recent@example.org" }])
})
