import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { chapterPeople } from "./chapter-people.ts"

const backend = await testBackend()
afterAll(backend.close)
const { chapter, lead } = chapterPeople(backend)

async function send(of: string, email = "ana@example.org", body = "When do you meet, and may I come?") {
  const message = { chapter: of, name: "Ana", email, body }
  return (await backend.visitor.rpc("send_chapter_message", message).throwOnError()).data
}

async function emailed(to: string) {
  return backend.sql(
    "select params ->> 'email' as email from private.email_outbox where message = 'chapter-message' and to_address = $1",
    [to],
  )
}

test("a visitor’s message goes to every lead of the chapter and to no one else", async () => {
  const here = await chapter()
  const [first, second, other] = [await lead(here.id), await lead(here.id), await lead((await chapter()).id)]
  expect(await send(here.id)).toBe("sent")
  for (const { email } of [first, second])
    expect(await emailed(email)).toEqual([{ email: "ana@example.org" }])
  expect(await emailed(other.email)).toEqual([])
})

test("the organization reads the messages of a chapter without leads", async () => {
  const here = await chapter()
  expect(await send(here.id, "ben@example.org")).toBe("sent")
  expect(await emailed("chapters@openairway.example")).toEqual([{ email: "ben@example.org" }])
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
