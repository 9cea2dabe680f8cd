import { afterAll, beforeEach, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)
beforeEach(() => backend.sql("delete from public.policy_drafts"))

const DAY_MS = 86_400_000
const SECTIONS = [{ heading: "Rules", paragraphs: ["Be kind to quokkas."] }]
const member = await backend.member()
const [admin, editor] = await Promise.all([staff("admin"), staff("editor")])
type Db = typeof member

async function staff(role: string, aal = "aal2") {
  const user = { email: `${crypto.randomUUID()}@example.org` }
  const id = (await backend.admin.auth.admin.createUser(user)).data.user!.id
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role])
  return backend.member({ sub: id, aal })
}

const start = async (db: Db, kind: string) =>
  (await db.rpc("start_policy_draft", { kind }).throwOnError()).data
const publish = async (db: Db, kind: string, base_revision: number, effective_from?: string) =>
  (await db.rpc("publish_policy", { kind, base_revision, effective_from }).throwOnError()).data

async function save(
  db: Db,
  kind: string,
  change: { base?: number; summary?: string; sections?: object } = {},
) {
  const { base = 1, summary = "A rule about quokkas.", sections = SECTIONS } = change
  const given = { kind, base_revision: base, title: "Terms of use", summary, sections: sections as never }
  return (await db.rpc("save_policy_draft", given).throwOnError()).data
}

async function versions(kind: string) {
  const { data } = await backend.visitor
    .from("policy_texts")
    .select("version, summary, effective_from")
    .eq("kind", kind)
    .order("version")
    .throwOnError()
  return data
}

test("only administrators with a second factor write legal texts", async () => {
  await start(admin!, "terms")
  for (const db of [member, editor!, await staff("admin", "aal1")]) {
    expect(await start(db, "terms")).toBe("not-allowed")
    expect(await save(db, "terms")).toBe("not-allowed")
    expect(await publish(db, "terms", 1)).toBe("not-allowed")
    const { data: dropped } = await db.rpc("discard_policy_draft", { kind: "terms" }).throwOnError()
    expect(dropped).toBe("not-allowed")
    expect((await db.from("policy_drafts").select("kind").throwOnError()).data).toEqual([])
  }
  expect((await admin!.from("policy_drafts").select("kind, summary").throwOnError()).data).toEqual([
    { kind: "terms", summary: "" },
  ])
  expect((await admin!.from("policy_texts").insert({ kind: "terms", version: 9 } as never)).error?.code).toBe(
    "42501",
  )
})

test("a draft is published as the next version, which members agree to again, with entries in the log", async () => {
  const account = async () => (await member.rpc("my_account").single().throwOnError()).data
  const agreed = (version: number) =>
    member
      .from("policy_acceptances")
      .insert([{ kind: "terms", version }])
      .throwOnError()
  await agreed(1)
  await member
    .from("policy_acceptances")
    .insert([{ kind: "privacy", version: 1 }])
    .throwOnError()
  expect((await account()).due_texts).toEqual([])

  expect(await start(admin!, "terms")).toBe("saved")
  expect(await publish(admin!, "terms", 1)).toBe("no-summary")
  expect(await save(admin!, "terms")).toBe("saved")
  expect(await publish(admin!, "terms", 1)).toBe("changed-meanwhile")
  expect(await publish(admin!, "terms", 2)).toBe("published")
  expect((await versions("terms")).map(({ version, summary }) => [version, summary]).at(-1)).toEqual([
    2,
    "A rule about quokkas.",
  ])
  expect((await account()).due_texts).toEqual(["terms"])
  await agreed(2)
  expect((await account()).due_texts).toEqual([])
  const { data: kept } = await member
    .from("policy_acceptances")
    .select("version")
    .eq("kind", "terms")
    .order("version")
  expect(kept).toEqual([{ version: 1 }, { version: 2 }])
  expect((await admin!.from("policy_drafts").select("kind").throwOnError()).data).toEqual([])
  const { data: entries } = await admin!
    .from("audit_entries")
    .select("verb, record_kind, record_id, record_name")
    .in("record_kind", ["policy_texts", "policy_drafts"])
    .order("occurred_at", { ascending: false })
    .limit(2)
    .throwOnError()
  expect(entries).toContainEqual({
    ...{ verb: "created", record_kind: "policy_texts", record_id: "terms 2", record_name: "Terms of use" },
  })
})

test("a version can come into force later, but not before the one it follows", async () => {
  const later = new Date(Date.now() + 5 * DAY_MS).toISOString()
  const sooner = new Date(Date.now() + DAY_MS).toISOString()
  const due = async () => (await member.rpc("my_account").single().throwOnError()).data.due_texts
  const before = await due()
  await start(admin!, "privacy")
  expect(await publish(admin!, "privacy", 1, "2026-01-01")).toBe("no-summary")
  await save(admin!, "privacy")
  expect(await publish(admin!, "privacy", 2, "2026-01-01")).toBe("past")
  expect(await publish(admin!, "privacy", 2, later)).toBe("published")
  expect(await due()).toEqual(before)
  await start(admin!, "privacy")
  await save(admin!, "privacy", { sections: [{ heading: "Rules", paragraphs: ["Be kind."] }] })
  expect(await publish(admin!, "privacy", 2)).toBe("too-early")
  expect(await publish(admin!, "privacy", 2, sooner)).toBe("too-early")
})

test("nobody overwrites the other, and words that the pages cannot show are refused", async () => {
  await start(admin!, "waiver")
  expect(await save(admin!, "waiver", { summary: "I promise.", sections: [] })).toBe("saved")
  expect(await save(admin!, "waiver", { summary: "Mine.", sections: [] })).toBe("changed-meanwhile")
  expect(await save(admin!, "waiver", { base: 2, sections: SECTIONS })).toBe("invalid")
  await start(admin!, "terms")
  for (const sections of [[], [{ heading: "Rules" }], [{ heading: "Rules", paragraphs: [] }], { a: 1 }])
    expect(await save(admin!, "terms", { sections })).toBe("invalid")
  expect(await start(admin!, "no-such-text")).toBe("unknown")
  expect(await save(admin!, "no-such-text")).toBe("unknown")
  expect(await publish(admin!, "no-such-text", 1)).toBe("unknown")
})

test("a draft with the words of the newest version is not published", async () => {
  await start(admin!, "waiver")
  expect(await publish(admin!, "waiver", 1)).toBe("unchanged")
})

test("nobody changes or removes a published version, not even the server", async () => {
  const before = await versions("waiver")
  const change = { summary: "Other words" }
  expect((await backend.admin.from("policy_texts").update(change).eq("kind", "waiver")).error?.code).toBe(
    "42501",
  )
  expect((await backend.admin.from("policy_texts").delete().eq("kind", "waiver")).error?.code).toBe("42501")
  for (const statement of [
    "update public.policy_texts set summary = 'Other words' where kind = 'waiver'",
    "delete from public.policy_texts where kind = 'waiver'",
    "truncate public.policy_texts cascade",
  ])
    await expect(backend.sql(statement)).rejects.toThrow("never changed or removed")
  expect(await versions("waiver")).toEqual(before)
})
