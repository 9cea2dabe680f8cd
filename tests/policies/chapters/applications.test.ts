import { afterAll, expect, test } from "vitest"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { chapterPeople } from "./chapter-people.ts"

const backend = await testBackend()
afterAll(backend.close)
const { account, outreach } = chapterPeople(backend)

const FIELDS = {
  name: "Ana Ruiz",
  role: "Nurse",
  kind: "city" as const,
  institution: "",
  city: "Hot Springs",
  state: "Arkansas",
  expected_members: 5,
  advisor: "",
  why: "We have lost three neighbors this year, and nobody on our street knew what to do. ".repeat(2),
}

async function apply(db: FullSupabaseClient, email: string, more: Partial<typeof FIELDS> = {}) {
  return (await db.rpc("apply_for_chapter", { ...FIELDS, email, ...more }).throwOnError()).data
}

async function stored(email: string) {
  const [row] = await backend.sql<{ id: string; token: string }>(
    `select a.id, t.token from public.chapter_applications a
     join private.chapter_application_tokens t on t.application_id = a.id where a.email = $1`,
    [email],
  )
  return row!
}

async function move(db: FullSupabaseClient, application: string, stage: "interview" | "approved", note = "") {
  const args = { application, next_stage: stage, note_to_applicant: note }
  return (await db.rpc("move_chapter_application", args).throwOnError()).data
}

async function stagesEmailed(email: string) {
  const rows = await backend.sql<{ stage: string }>(
    `select params ->> 'stage' as stage from private.email_outbox
     where message = 'chapter-application' and to_address = $1 order by created_at`,
    [email],
  )
  return rows.map(({ stage }) => stage)
}

test("an approved application becomes a forming chapter that the applicant leads", async () => {
  const { id, email } = await account()
  const applicant = await backend.member({ sub: id })
  expect(await apply(applicant, email)).toBe("submitted")
  const { id: application, token } = await stored(email)
  const staff = await outreach()
  const { data: listed } = await staff
    .from("chapter_applications")
    .select("stage, next_stages")
    .eq("id", application)
    .throwOnError()
  expect(listed).toEqual([{ stage: "submitted", next_stages: ["interview", "declined"] }])
  expect(await move(staff, application, "approved")).toBe("not-possible")
  expect(await move(staff, application, "interview", "Tuesday?")).toBe("moved")
  const status = () => backend.visitor.rpc("chapter_application", { token }).single().throwOnError()
  expect((await status()).data).toMatchObject({ stage: "interview", note: "Tuesday?", chapter: null })
  expect(await move(staff, application, "approved")).toBe("moved")
  expect(await stagesEmailed(email)).toEqual(["submitted", "interview", "approved"])
  const lead = await backend.member({ sub: id, aal: "aal2" })
  const { data } = await lead.rpc("managed_chapters").throwOnError()
  expect(data.map(({ status, city }) => ({ status, city }))).toEqual([
    { status: "forming", city: "Hot Springs" },
  ])
})

test("two chapters in one city get different addresses", async () => {
  const staff = await outreach()
  for (const email of ["one@example.org", "two@example.org"]) {
    await apply(backend.visitor, email, { city: "Twin Falls" })
    const { id } = await stored(email)
    await move(staff, id, "interview")
    expect(await move(staff, id, "approved")).toBe("moved")
  }
  const rows = await backend.sql("select slug from public.chapters where city = 'Twin Falls'")
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(2)
})

test("only outreach moves applications, and only the link withdraws one", async () => {
  await apply(backend.visitor, "visitor@example.org")
  const { id, token } = await stored("visitor@example.org")
  const other = await backend.member({ sub: (await account()).id, aal: "aal2" })
  expect(await move(other, id, "interview")).toBe("not-allowed")
  const withdraw = async (given: string) =>
    (await backend.visitor.rpc("withdraw_chapter_application", { token: given }).throwOnError()).data
  expect([await withdraw("wrong"), await withdraw(token), await withdraw(token)]).toEqual([
    ...["unknown", "withdrawn", "not-possible"],
  ])
})

test("one address applies three times a month, and only with everything filled in", async () => {
  const outcomes: string[] = []
  for (let i = 0; i < 4; i++) outcomes.push(await apply(backend.visitor, "often@example.org"))
  expect(outcomes).toEqual(["submitted", "submitted", "submitted", "too-many"])
  expect(await apply(backend.visitor, "short@example.org", { why: "Because." })).toBe("invalid")
  expect(await apply(backend.visitor, "nowhere@example.org", { state: "Nowhere" })).toBe("invalid")
})

test("a signed-in applicant follows and withdraws the application by its id, and no one else does", async () => {
  const [applicant, other] = [await account(), await account()]
  const [row] = await backend.sql<{ id: string }>(
    `insert into public.chapter_applications (user_id, name, email, role, kind, city, state, expected_members, why)
     values ($1, 'Ana', $2, 'Nurse', 'city', 'Town', 'Ohio', 5, repeat('Because of us. ', 10)) returning id`,
    [applicant.id, applicant.email],
  )
  const token = row!.id
  const [own, theirs] = [await backend.member({ sub: applicant.id }), await backend.member({ sub: other.id })]
  for (const db of [theirs, backend.visitor]) {
    expect((await db.rpc("chapter_application", { token }).throwOnError()).data).toEqual([])
    expect((await db.rpc("withdraw_chapter_application", { token }).throwOnError()).data).toBe("unknown")
  }
  expect((await own.rpc("chapter_application", { token }).throwOnError()).data).toMatchObject([
    { city: "Town", stage: "submitted" },
  ])
  expect((await own.rpc("withdraw_chapter_application", { token }).throwOnError()).data).toBe("withdrawn")
})
