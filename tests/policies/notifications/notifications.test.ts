import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

const ADULT = { is_adult: "true" }
const MINOR = { birth_month: `${new Date().getUTCFullYear() - 15}-01` }

/** An account with a confirmed address, and a client that speaks for it. */
async function account(said: Record<string, string> = ADULT) {
  const email = `${crypto.randomUUID()}@example.org`
  const { data, error } = await backend.admin.auth.admin.createUser({
    email,
    email_confirm: true,
    user_metadata: said,
  })
  if (error) throw error
  return { id: data.user.id, email, db: await backend.member({ sub: data.user.id }) }
}

function tell(id: string, topic: string, { title = "A title", key = null as string | null } = {}) {
  return backend.sql("select private.notify($1, $2, $3, 'Some text.', '/courses', null, $4)", [
    ...[id, topic, title, key],
  ])
}

async function mailsTo(email: string) {
  const sent = "select subject from private.email_outbox where to_address = $1 order by created_at"
  return (await backend.sql(sent, [email])).map(row => String(row.subject))
}

async function noticesOf(db: Awaited<ReturnType<typeof account>>["db"]) {
  const { data } = await db.from("notices").select("title").order("created_at").throwOnError()
  return data.map(notice => notice.title)
}

test("unasked, a notice is on the site and in the mailbox, once per key", async () => {
  const { id, email, db } = await account()
  for (const _ of [1, 2]) await tell(id, "courses", { key: "passed 1" })
  expect([await noticesOf(db), await mailsTo(email)]).toEqual([["A title"], ["A title"]])
})

test("nothing that wants something comes to minors unasked, and news by mail to nobody", async () => {
  const [adult, minor, unknown] = [await account(), await account(MINOR), await account({})]
  for (const { id } of [adult, minor, unknown]) {
    for (const topic of ["news", "giving", "raffles", "events"]) await tell(id, topic, { title: topic })
  }
  expect(await mailsTo(adult.email)).toEqual(["giving", "raffles", "events"])
  expect(await noticesOf(adult.db)).toEqual(["news", "giving", "raffles", "events"])
  for (const young of [minor, unknown]) {
    expect(await mailsTo(young.email)).toEqual(["events"])
    expect(await noticesOf(young.db)).toEqual(["giving", "raffles", "events"])
  }
})

test("what was chosen counts, for each channel, and account notices come in any case", async () => {
  const { id, email, db } = await account()
  const chosen = ["courses email", "events site", "news email", "account", "nonsense site"]
  await db.rpc("save_notifications", { switched_on: chosen, rhythm: "each" }).throwOnError()
  for (const topic of ["courses", "events", "giving", "news", "account"])
    await tell(id, topic, { title: topic })
  expect(await mailsTo(email)).toEqual(["courses", "news", "account"])
  expect(await noticesOf(db)).toEqual(["events", "account"])
  const { data } = await db.rpc("my_notifications").throwOnError()
  const on = data.filter(choice => choice.is_on).map(({ topic, channel }) => `${topic} ${channel}`)
  expect(on).toEqual(["account email", "account site", "courses email", "events site", "news email"])
})

test("without a confirmed address there is no mail, and a new address gets it from then on", async () => {
  const { id, email, db } = await account()
  await backend.sql("update auth.users set email_confirmed_at = null where id = $1", [id])
  await tell(id, "courses", { title: "unconfirmed" })
  expect([await noticesOf(db), await mailsTo(email)]).toEqual([["unconfirmed"], []])
  const moved = `moved-${email}`
  await backend.sql("update auth.users set email = $2, email_confirmed_at = now() where id = $1", [id, moved])
  await tell(id, "courses", { title: "moved" })
  expect([await mailsTo(email), await mailsTo(moved)]).toEqual([[], ["moved"]])
})

test("members see and put aside their own notices, and nobody else's", async () => {
  const [ann, ben] = [await account(), await account()]
  await tell(ann.id, "courses")
  await tell(ben.id, "courses")
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

test("a mail's link ends its topic for its reader alone, without signing in", async () => {
  const [ann, ben] = [await account(), await account()]
  for (const { id } of [ann, ben]) for (const topic of ["courses", "events"]) await tell(id, topic)
  const [mail] = await backend.sql(
    "select unsubscribe_path from private.email_outbox where to_address = $1 and kind = 'notice_courses'",
    [ann.email],
  )
  const token = /^\/unsubscribe\?token=([0-9a-f]{64})$/.exec(mail!.unsubscribe_path)![1]!
  const ask = async (given: string) =>
    (await backend.visitor.rpc("unsubscribe_topic", { token: given }).throwOnError()).data
  expect([await ask(token), await ask("0".repeat(64)), await ask("'")]).toEqual(["courses", null, null])
  const stop = async (given: string, all = false) =>
    (await backend.visitor.rpc("unsubscribe", { token: given, from_all: all }).throwOnError()).data
  expect([await stop("0".repeat(64)), await stop(token), await stop(token)]).toEqual([
    "unknown",
    "done",
    "done",
  ])
  for (const { id } of [ann, ben])
    for (const topic of ["courses", "events"]) await tell(id, topic, { title: "later" })
  const later = async (email: string) => (await mailsTo(email)).filter(subject => subject === "later").length
  expect([await later(ann.email), await later(ben.email)]).toEqual([1, 2])
  await stop(token, true)
  await tell(ann.id, "events", { title: "last" })
  await tell(ann.id, "account", { title: "safety" })
  expect((await mailsTo(ann.email)).slice(-1)).toEqual(["safety"])
  expect(await mailsTo(ann.email)).not.toContain("last")
})
