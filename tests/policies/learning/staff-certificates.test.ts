import { afterAll, expect, test } from "vitest"
import { changeCertificate } from "#app/features/certificates/staff-actions.server.ts"
import { staffPage } from "#app/features/certificates/staff-list.tsx"
import type { ListState } from "#app/lib/staff/define-staff-list.ts"
import { keysetPage, PER_PAGE, readListState } from "#app/lib/staff/list-state.ts"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { noticeTitles } from "#tests/support/messages.ts"

const backend = await testBackend()
afterAll(backend.close)

async function account(role?: string) {
  const user = {
    email: `${crypto.randomUUID()}@example.org`,
    user_metadata: { display_name: "Kim Colleague" },
  }
  const id = (await backend.admin.auth.admin.createUser(user)).data.user!.id
  if (role) await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role])
  return { id, db: await backend.member({ sub: id, aal: "aal2" }) }
}

async function certificate(
  holder: string | null,
  name: string,
  more: { issued?: string; expires?: string } = {},
) {
  const id = crypto.randomUUID().replaceAll("-", "")
  await backend.sql(
    `insert into public.certificates (id, user_id, course_id, course_title, criteria, holder_name, issued_at, expires_at)
     select $1, $2, c.id, c.title, 'Passed', $3, $4, $5 from public.courses c where c.slug = 'overdose-response-basics'`,
    [id, holder, name, more.issued ?? "2026-11-01", more.expires ?? null],
  )
  return id
}

function page(db: FullSupabaseClient, state: ListState) {
  const rows = staffPage.rows(db, state, new Date().toISOString(), PER_PAGE + 1)
  return keysetPage(rows, staffPage.order, state.after)
}

async function listedNames(db: FullSupabaseClient, query: string) {
  const { rows } = await page(db, readListState(staffPage, new URLSearchParams(query)))
  return rows.map(({ holder_name }) => holder_name)
}

const { db: instructor, id: instructorId } = await account("instructor")
const { db: auditor } = await account("auditor")

test("names are found by word prefixes, ignoring case, order and accents", async () => {
  await certificate(null, "Zoë Ångström-Lévy")
  await certificate(null, "Олена Коваль")
  for (const words of ["zoe", "LEVY zo", "angstr", "Zoë Lévy"])
    expect(await listedNames(instructor, `q=${encodeURIComponent(words)}`)).toEqual(["Zoë Ångström-Lévy"])
  expect(await listedNames(auditor, `q=${encodeURIComponent("олена")}`)).toEqual(["Олена Коваль"])
  for (const words of ["öe", "zoe nobody", "' | q:* \\", "!", "%"])
    expect(await listedNames(instructor, `q=${encodeURIComponent(words)}`)).toEqual([])
})

test("an id or the URL of its page finds one certificate", async () => {
  const id = await certificate(null, "Numbered One")
  for (const words of [id, id.toUpperCase().replace(/(.{4})/g, "$1 "), `https://x.example/certificate/${id}`])
    expect(await listedNames(instructor, `q=${encodeURIComponent(words)}`)).toEqual(["Numbered One"])
})

test("the list is filtered by state and course, with and without a name", async () => {
  await certificate(null, "Over Ivy", { issued: "2020-01-01", expires: "2022-01-01" })
  const suspended = await certificate(null, "Paused Ivy")
  await instructor.rpc("set_certificate_status", {
    wanted: suspended,
    new_status: "suspended",
    reason: "under-review",
  })
  await certificate(null, "Good Ivy", { expires: "2999-01-01" })
  expect(await listedNames(instructor, "q=ivy&view=expired")).toEqual(["Over Ivy"])
  expect(await listedNames(instructor, "view=suspended")).toEqual(["Paused Ivy"])
  expect(await listedNames(instructor, "q=ivy&view=valid")).toEqual(["Good Ivy"])
  expect(await listedNames(instructor, `q=ivy&course=${crypto.randomUUID()}`)).toEqual([])
})

test("paging shows each certificate once, even those issued at the same time", async () => {
  const names = Array.from({ length: PER_PAGE * 2 + 3 }, (_, n) => `Page Turner${String(n).padStart(2, "0")}`)
  for (const name of names) await certificate(null, name, { issued: "2025-05-05T05:05:05.123456Z" })
  const seen: (string | null)[] = []
  const state = readListState(staffPage, new URLSearchParams("q=page"))
  do {
    const { rows, next } = await page(instructor, state)
    seen.push(...rows.map(({ holder_name }) => holder_name))
    state.after = next
  } while (state.after)
  expect(seen.toSorted()).toEqual(names)
})

test("instructors correct a name on a new certificate, the old one is revoked, and the holder gets a notice", async () => {
  const holder = await account()
  const wanted = await certificate(holder.id, "Ana Ruis")
  const correct = async (db: FullSupabaseClient, new_name: string, reason: string) =>
    (await db.rpc("correct_certificate_name", { wanted, new_name, reason }).throwOnError()).data
  for (const { db } of [holder, { db: auditor }, await account("outreach")])
    expect(await correct(db, "Eve", "misspelled")).toBe("not-allowed")
  expect(await correct(await backend.member({ sub: instructorId }), "Eve", "misspelled")).toBe("not-allowed")
  expect(await correct(instructor, "Ana Ruiz", "")).toBe("no-reason")
  expect(await correct(instructor, " ", "misspelled")).toBe("invalid")
  expect(await correct(instructor, " Ana  Ruiz", "misspelled")).toBe("saved")
  const { data: history } = await auditor.rpc("certificate_history", { wanted }).throwOnError()
  expect(history).toMatchObject([{ kind: "name-corrected", detail: "misspelled", by_name: "Kim Colleague" }])
  expect(await noticeTitles(backend.sql, holder.id)).toEqual(["The name on your certificate was corrected"])
  expect(await correct(instructor, "Ana Ruiz", "misspelled")).toBe("unknown")
  const { data: old } = await backend.visitor.rpc("certificate_card", { wanted }).throwOnError()
  expect(old).toMatchObject({ status: "revoked", reason: "name-corrected", name: "A. R." })
  const { replacedBy } = old as { replacedBy: string }
  const { data: corrected } = await holder.db
    .from("certificates")
    .select("holder_name, status, replaces")
    .eq("id", replacedBy)
    .single()
    .throwOnError()
  expect(corrected).toEqual({ holder_name: "Ana Ruiz", status: "valid", replaces: wanted })
  const nameless = await certificate(null, "Gone")
  const correction = { wanted: nameless, new_name: "Back", reason: "misspelled" }
  expect((await instructor.rpc("correct_certificate_name", correction)).data).toBe("unknown")
})

test("a corrected name that our fonts cannot draw is saved only after the warning was accepted", async () => {
  const { id: holder } = await account()
  const wanted = await certificate(holder, "Ana Ruis")
  const correct = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ reason: "misspelled", ...fields })) form.set(name, value)
    return changeCertificate({ db: instructor, intent: "name", ids: [wanted], form })
  }
  expect(await correct({ name: "ᚠᚢᚦ" })).toEqual({
    errors: { accept: expect.stringMatching(/^Our fonts don’t have every letter .* check this box\.$/) },
  })
  expect((await auditor.rpc("certificate_history", { wanted }).throwOnError()).data).toEqual([])
  expect(await correct({ name: "ᚠ".repeat(101) })).toMatchObject({ errors: { name: expect.any(String) } })
  expect(await correct({ name: "ᚠᚢᚦ", accept: "on" })).toEqual({ done: "name" })
  expect(await listedNames(instructor, `q=${encodeURIComponent("ᚠᚢᚦ")}`)).toContain("ᚠᚢᚦ")
})

test("other members and staff cannot find a certificate or read its history", async () => {
  const wanted = await certificate(null, "Secret Keeper")
  for (const { db } of [await account(), await account("outreach")]) {
    expect((await db.rpc("search_certificates", { words: "secret" }).throwOnError()).data).toEqual([])
    expect((await db.rpc("certificate_history", { wanted }).throwOnError()).data).toEqual([])
    expect(await listedNames(db, "")).toEqual([])
  }
  const aal1 = await backend.member({ sub: instructorId })
  expect((await aal1.rpc("search_certificates", { words: "secret" }).throwOnError()).data).toEqual([])
  expect((await backend.visitor.rpc("search_certificates", { words: "secret" })).error?.code).toBe("42501")
})
