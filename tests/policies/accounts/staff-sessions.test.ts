import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { newSession } from "#tests/support/session.ts"

const backend = await testBackend()
afterAll(backend.close)

const MINUTE = 60

/** A staff member whose session has opened a staff page; the proofs are seconds before now. */
async function staff({ role = "editor", aal = "aal2", proofs = [0] as number[] } = {}) {
  const user = { email: `${randomUUID()}@example.org`, email_confirm: true }
  const id = (await backend.admin.auth.admin.createUser(user)).data.user!.id
  if (role !== "")
    await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role])
  const session = await newSession(backend.sql, id)
  const now = Math.floor(Date.now() / 1000)
  const amr = proofs.map(ago => ({ method: "totp", timestamp: now - ago }))
  return { id, session: session.session_id, db: await backend.member({ ...session, aal, amr }) }
}

type Staff = Awaited<ReturnType<typeof staff>>

async function setTimes({ session }: Staff, since: string | null, seenAt: string | null) {
  await backend.sql(
    `update public.member_sessions set staff_since = now() - $2::interval, staff_seen_at = now() - $3::interval
     where id = $1`,
    [session, since, seenAt],
  )
}

async function isStaff({ db }: Staff) {
  return (await db.rpc("is_staff").throwOnError()).data
}

async function open({ db }: Staff) {
  return (await db.rpc("use_staff_session").throwOnError()).data
}

test.each([
  ["11:59 hours", "29 minutes", true],
  ["12:01 hours", "1 minute", false],
  ["1 hour", "31 minutes", false],
  [null, null, false],
])("signed in %s ago and active %s ago: staff rights %s", async (since, seenAt, expected) => {
  const editor = await staff()
  await setTimes(editor, since, seenAt)
  expect(await isStaff(editor)).toBe(expected)
  const { data } = await editor.db.from("article_drafts").select("*").throwOnError()
  expect(data).toEqual([])
  const lead = await staff({ role: "admin" })
  await setTimes(lead, since, seenAt)
  const { data: roles } = await lead.db.from("user_roles").select("id").neq("user_id", lead.id).throwOnError()
  expect(roles.length > 0).toBe(expected)
})

test("a chapter lead leads no chapter once the session is over", async () => {
  const lead = await staff({ role: "" })
  const [chapter] = await backend.sql<{ id: string }>(
    "insert into public.chapters (slug, name, kind, city, state) values ('far', 'Far', 'city', 'Far', 'Ohio') returning id",
  )
  await backend.sql(
    "insert into public.user_roles (user_id, role, chapter_id) values ($1, 'chapter_lead', $2)",
    [lead.id, chapter!.id],
  )
  const seen = async () => (await lead.db.from("chapter_messages").select("id").throwOnError()).data.length
  await backend.sql(
    `insert into public.chapter_messages (chapter_id, name, email, body) values ($1, 'Ada', 'ada@example.org', 'Do you meet on Mondays?')`,
    [chapter!.id],
  )
  expect(await seen()).toBeGreaterThan(0)
  await setTimes(lead, "1 hour", "31 minutes")
  expect(await seen()).toBe(0)
})

test("a session of another account gives no rights", async () => {
  const editor = await staff()
  const other = await staff()
  const borrowed = await backend.member({ sub: editor.id, aal: "aal1" })
  await backend.sql("update public.member_sessions set user_id = $2 where id = $1", [
    editor.session,
    other.id,
  ])
  expect(await isStaff(editor)).toBe(false)
  expect((await borrowed.rpc("is_staff")).data).toBe(false)
})

test("an ended session gives no rights, also where it is only marked", async () => {
  const editor = await staff()
  await backend.sql("update public.member_sessions set ended_at = now() where id = $1", [editor.session])
  expect([await isStaff(editor), await open(editor)]).toEqual([false, "over"])
})

test("a staff page starts the session after a proof, and writes at most once a minute", async () => {
  const editor = await staff({ proofs: [10 * MINUTE, 5 * MINUTE] })
  await setTimes(editor, null, null)
  expect([await open(editor), await isStaff(editor)]).toEqual(["active", true])
  const times = async () => {
    const [row] = await backend.sql<{ since: boolean; seen: number }>(
      `select staff_since < now() - interval '9 minutes' as since, extract(epoch from now() - staff_seen_at)::int as seen
       from public.member_sessions where id = $1`,
      [editor.session],
    )
    return row!
  }
  expect((await times()).since).toBe(true)
  await setTimes(editor, "1 hour", "50 seconds")
  await open(editor)
  expect((await times()).seen).toBeGreaterThanOrEqual(50)
  await setTimes(editor, "1 hour", "70 seconds")
  await open(editor)
  expect((await times()).seen).toBeLessThan(60)
})

test.each([
  ["an old proof", [31 * MINUTE], null],
  ["no proof", [], null],
  ["a first proof more than 12 hours ago", [12 * 60 * MINUTE + 5, 0], null],
  ["an earlier start more than 12 hours ago", [0], "13 hours"],
])("a session with %s has to sign in again", async (_, proofs, since) => {
  const editor = await staff({ proofs })
  await setTimes(editor, since, "31 minutes")
  expect([await open(editor), await isStaff(editor)]).toEqual(["over", false])
})

test("members and sessions without a second factor have no staff session", async () => {
  expect(await open(await staff({ role: "" }))).toBe("none")
  expect(await open(await staff({ aal: "aal1" }))).toBe("none")
})

test("staff get back their own form for an hour, also while their session is over", async () => {
  const [editor, other] = [await staff(), await staff()]
  await setTimes(editor, "13 hours", "1 hour")
  const keep = async ({ db }: Staff, sealed: string) => (await db.rpc("keep_form_draft", { sealed })).data
  const read = async ({ db }: Staff, draft: string) => (await db.rpc("form_draft", { draft })).data
  const draft = (await keep(editor, "first"))!
  expect([await read(editor, draft), await read(other, draft)]).toEqual(["first", null])
  await other.db.rpc("drop_form_draft", { draft }).throwOnError()
  expect(await read(editor, draft)).toBe("first")

  await backend.sql(
    "update private.form_drafts set created_at = created_at - interval '61 minutes' where id = $1",
    [draft],
  )
  expect(await read(editor, draft)).toBeNull()
  await backend.sql("select private.remove_form_drafts()")
  await backend.sql("select private.remove_form_drafts()")
  expect(await backend.sql("select from private.form_drafts where id = $1", [draft])).toEqual([])

  const kept: string[] = []
  for (let number = 1; number <= 7; number++) kept.push((await keep(editor, `form ${number}`))!)
  const left = await Promise.all(kept.map(id => read(editor, id)))
  expect(left.filter(text => text !== null)).toHaveLength(5)
  expect(left.at(-1)).toBe("form 7")
  await editor.db.rpc("drop_form_draft", { draft: kept.at(-1)! }).throwOnError()
  expect(await read(editor, kept.at(-1)!)).toBeNull()
  expect(await keep(editor, "x".repeat(300_001))).toBeNull()
  expect(await keep(await staff({ role: "" }), "of a member")).toBeNull()
})
