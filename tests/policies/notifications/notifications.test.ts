import { afterAll, expect, test } from "vitest"
import { topicOfLink } from "#app/features/notifications/queries.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

const ADULT = { is_adult: "true" }
const MINOR = { birth_month: `${new Date().getUTCFullYear() - 15}-01` }

/** An account with a confirmed address and a signed-in client. */
async function account(metadata: Record<string, string> = ADULT) {
  const email = `${crypto.randomUUID()}@example.org`
  const { data, error } = await backend.admin.auth.admin.createUser({
    email,
    email_confirm: true,
    user_metadata: metadata,
  })
  if (error) throw error
  return { id: data.user.id, email, db: await backend.member({ sub: data.user.id }) }
}

function notify(id: string, topic: string, key: string | null = null) {
  return backend.sql("select private.notify($1, $2, 'kit-shipped', '{}', $3)", [id, topic, key])
}

/** Topics of the emails to an address, oldest first. */
async function emailsTo(email: string) {
  const sent = "select topic from private.email_outbox where to_address = $1 order by created_at"
  return (await backend.sql(sent, [email])).map(row => String(row.topic))
}

/** Topics of the notices that a member sees, oldest first. */
async function noticesOf(db: Awaited<ReturnType<typeof account>>["db"]) {
  const { data } = await db.from("notices").select("topic").order("created_at").throwOnError()
  return data.map(notice => notice.topic)
}

test("by default a notice is shown on the site and emailed, once per key", async () => {
  const { id, email, db } = await account()
  for (const _ of [1, 2]) await notify(id, "courses", "passed 1")
  expect([await noticesOf(db), await emailsTo(email)]).toEqual([["courses"], ["courses"]])
})

test("by default minors get no news and no emails about giving or raffles, and news is not emailed", async () => {
  const [adult, minor, unknown] = [await account(), await account(MINOR), await account({})]
  for (const { id } of [adult, minor, unknown]) {
    for (const topic of ["news", "giving", "raffles", "events"]) await notify(id, topic)
  }
  expect(await emailsTo(adult.email)).toEqual(["giving", "raffles", "events"])
  expect(await noticesOf(adult.db)).toEqual(["news", "giving", "raffles", "events"])
  for (const recipient of [minor, unknown]) {
    expect(await emailsTo(recipient.email)).toEqual(["events"])
    expect(await noticesOf(recipient.db)).toEqual(["giving", "raffles", "events"])
  }
})

test("preferences apply per channel, and account notices are always sent", async () => {
  const { id, email, db } = await account()
  const chosen = ["courses email", "events site", "news email", "account", "nonsense site"]
  await db.rpc("save_notifications", { switched_on: chosen, rhythm: "each" }).throwOnError()
  for (const topic of ["courses", "events", "giving", "news", "account"]) await notify(id, topic)
  expect(await emailsTo(email)).toEqual(["courses", "news", "account"])
  expect(await noticesOf(db)).toEqual(["events", "account"])
  const { data } = await db.rpc("my_notifications").throwOnError()
  const on = data.filter(choice => choice.is_on).map(({ topic, channel }) => `${topic} ${channel}`)
  expect(on).toEqual(["account email", "account site", "courses email", "events site", "news email"])
})

test("emails need a confirmed address and go to the current one", async () => {
  const { id, email, db } = await account()
  await backend.sql("update auth.users set email_confirmed_at = null where id = $1", [id])
  await notify(id, "courses")
  expect([await noticesOf(db), await emailsTo(email)]).toEqual([["courses"], []])
  const moved = `moved-${email}`
  await backend.sql("update auth.users set email = $2, email_confirmed_at = now() where id = $1", [id, moved])
  await notify(id, "events")
  expect([await emailsTo(email), await emailsTo(moved)]).toEqual([[], ["events"]])
})

test("members see and mark as read only their own notices", async () => {
  const [ann, ben] = [await account(), await account()]
  await notify(ann.id, "courses")
  await notify(ben.id, "courses")
  await ben.db.rpc("read_notices").throwOnError()
  const unread = async (id: string) => {
    const [row] = await backend.sql(
      "select count(*)::int as n from public.notices where user_id = $1 and read_at is null",
      [id],
    )
    return row!.n
  }
  expect([await unread(ann.id), await unread(ben.id)]).toEqual([1, 0])
  const [own] = (await ann.db.from("notices").select("id").throwOnError()).data
  await ben.db.rpc("read_notices", { notice: own!.id }).throwOnError()
  expect(await unread(ann.id)).toBe(1)
  await ann.db.rpc("read_notices", { notice: own!.id }).throwOnError()
  expect(await unread(ann.id)).toBe(0)
})

test("an unsubscribe link works without a sign-in and only for its recipient and topic", async () => {
  const [ann, ben] = [await account(), await account()]
  for (const { id } of [ann, ben]) for (const topic of ["courses", "events"]) await notify(id, topic)
  const [email] = await backend.sql(
    "select unsubscribe_path from private.email_outbox where to_address = $1 and topic = 'courses'",
    [ann.email],
  )
  const token = /^\/unsubscribe\?token=([0-9a-f]{64})$/.exec(email!.unsubscribe_path)![1]!
  const topicOf = (value: string) => topicOfLink(backend.visitor, value)
  expect([await topicOf(token), await topicOf("0".repeat(64)), await topicOf("'")]).toEqual([
    "courses",
    null,
    null,
  ])
  const [digest] = await backend.sql("select private.unsubscribe_path($1, null) as path", [ann.id])
  expect(await topicOf(digest!.path.split("=")[1])).toBe("all")
  const unsubscribe = async (value: string, all = false) =>
    (await backend.visitor.rpc("unsubscribe", { token: value, from_all: all }).throwOnError()).data
  expect([await unsubscribe("0".repeat(64)), await unsubscribe(token), await unsubscribe(token)]).toEqual([
    "unknown",
    "unsubscribed",
    "unsubscribed",
  ])
  for (const { id } of [ann, ben]) for (const topic of ["courses", "events"]) await notify(id, topic)
  const later = async (email: string) => (await emailsTo(email)).slice(2)
  expect([await later(ann.email), await later(ben.email)]).toEqual([["events"], ["courses", "events"]])
  await unsubscribe(token, true)
  await notify(ann.id, "events")
  await notify(ann.id, "account")
  expect(await later(ann.email)).toEqual(["events", "account"])
})
