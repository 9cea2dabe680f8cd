import { afterAll, expect, test } from "vitest"
import { editableEmails } from "#app/features/emails/texts/catalog.server.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
const { sql } = backend
afterAll(backend.close)

async function staff(role: string) {
  const [user] = await sql<{ id: string }>(
    `insert into auth.users (id, email, email_confirmed_at)
     values (gen_random_uuid(), concat(gen_random_uuid(), '@staff.example'), now()) returning id`,
  )
  await sql("insert into public.user_roles (user_id, role) values ($1, $2)", [user!.id, role])
  await sql("update public.profiles set display_name = 'Edda Editor' where id = $1", [user!.id])
  return { id: user!.id, db: await backend.member({ sub: user!.id, aal: "aal2" }) }
}

const WORDS = {
  subject: "It left us",
  heading: "On its way",
  body: "Keep it within reach.",
  button: "See it",
}
const editor = await staff("editor")

async function save(message: string, base_version: number, words: object = WORDS, db = editor.db) {
  return (await db.rpc("save_email_text", { message, base_version, ...words }).throwOnError()).data
}

test("only editors and administrators change, read and test the words of emails", async () => {
  const none = await Promise.all([
    backend.member(),
    ...["events", "auditor"].map(async role => (await staff(role)).db),
  ])
  await save("kit-canceled", 0)
  for (const db of [backend.visitor, ...none]) {
    for (const [name, given] of Object.entries({
      save_email_text: { message: "kit-canceled", base_version: 1, ...WORDS },
      send_email_text_test: WORDS,
    })) {
      const { data, error } = await db.rpc(name as "save_email_text", given as never)
      expect(error?.code ?? data, name).toMatch(/not-allowed|42501/)
    }
    expect((await db.rpc("email_text_history", { message: "kit-canceled" })).data ?? []).toEqual([])
    expect((await db.from("email_texts").select("id")).data ?? []).toEqual([])
  }
  expect(await save("kit-canceled", 1, WORDS, (await staff("admin")).db)).toBe("saved")
})

test("versions are added one after another, and an earlier one or the shipped text can come back", async () => {
  const message = "kit-out-of-stock"
  expect(await save(message, 1)).toBe("changed-meanwhile")
  expect(await save(message, 0)).toBe("saved")
  expect(await save(message, 0)).toBe("changed-meanwhile")
  expect(await save(message, 1, { ...WORDS, subject: "x".repeat(151) })).toBe("invalid")
  expect(await save(message, 1, { subject: "Only this" })).toBe("invalid")
  expect(await save("Not a key", 0)).toBe("invalid")
  expect(await save(message, 1, { ...WORDS, subject: "Better" })).toBe("saved")
  expect(await save(message, 2, {})).toBe("saved")
  const { data } = await editor.db.rpc("email_text_history", { message }).throwOnError()
  expect(data.map(({ version, saved_by_name, subject }) => [version, saved_by_name, subject])).toEqual([
    [3, "Edda Editor", null],
    [2, "Edda Editor", "Better"],
    [1, "Edda Editor", "It left us"],
  ])
  expect(
    (await editor.db.from("email_texts").update({ subject: "Other" }).eq("message", message)).error?.code,
  ).toBe("42501")
})

test("an email that waits is sent in the words that are in use when it is sent", async () => {
  const message = "kit-shipped"
  await sql(`select private.queue_email('${message}', 'ana@site.example')`)
  const claimed = async () => {
    await sql(
      "update private.email_outbox set status = 'queued', claimed_until = null, next_attempt_at = '-infinity' where message = $1",
      [message],
    )
    const rows = await sql<{ message: string; words: unknown }>(
      "select * from private.claim_email(1, 'site.example')",
    )
    expect(rows.map(row => row.message)).toEqual([message])
    return rows[0]!.words
  }
  expect(await claimed()).toBeNull()
  await save(message, 0)
  expect(await claimed()).toEqual(WORDS)
  await save(message, 1, { ...WORDS, button: undefined })
  expect(await claimed()).toEqual({ ...WORDS, button: null })
  await save(message, 2, {})
  expect(await claimed()).toBeNull()
})

test("the database knows the placeholders of every email as the page does", async () => {
  const rows = await sql<{ message: string; name: string; is_needed: boolean; is_optional: boolean }>(
    "select message, name, is_needed, is_optional from private.email_placeholders",
  )
  const line = (message: string, name: string, isNeeded: boolean, isOptional: boolean) =>
    `${message}: ${name}${isNeeded ? "!" : ""}${isOptional ? "?" : ""}`
  const known = rows.map(row => line(row.message, row.name, row.is_needed, row.is_optional))
  const wanted = [...editableEmails().values()].flatMap(({ message, placeholders }) =>
    placeholders.map(({ name, isNeeded, isOptional }) => line(message, name, isNeeded, isOptional)),
  )
  // A new email has a line `call private.add_editable_email(…)` in the migration of its noun.
  expect(known.sort()).toEqual(wanted.sort())
})

test("words with a wrong, unfinished or missing placeholder are not stored, not even with the secret key", async () => {
  const message = "certificate-ready"
  const words = { subject: "Done", heading: "Well done", body: "You passed {course}.", button: "See it" }
  const wrong = [
    { subject: "For {person}" },
    { heading: "Ready {" },
    { button: "{course|}" },
    { body: "You passed." },
    { body: "You passed {Course}." },
  ]
  for (const change of wrong) {
    expect(await save(message, 0, { ...words, ...change }), JSON.stringify(change)).toBe("invalid")
    const { error } = await backend.admin
      .from("email_texts")
      .insert({ message, version: 9, ...words, ...change })
    expect(error?.code, JSON.stringify(change)).toBe("23514")
  }
  const named = "guardian-confirmed"
  expect(await save(named, 0, { ...words, body: "{name} confirmed." })).toBe("invalid")
  expect(await save(named, 0, { ...words, body: "{name|Someone} confirmed." })).toBe("saved")
  expect(await save("digest", 0, words)).toBe("invalid")
  expect(await save(message, 0, { ...words, subject: "{site}: {course|a course}" })).toBe("saved")
})

test("a test goes to the editor alone", async () => {
  const send = async () => (await editor.db.rpc("send_email_text_test", WORDS).throwOnError()).data
  expect([await send(), await send()]).toEqual(["queued", "queued"])
  const sent = await sql(
    `select distinct o.params, u.id from private.email_outbox o left join auth.users u on u.email = o.to_address
     where o.message = 'email-text-test'`,
  )
  expect(sent).toEqual([{ params: WORDS, id: editor.id }])
  const long = { ...WORDS, body: "x".repeat(10_001) }
  expect((await editor.db.rpc("send_email_text_test", long).throwOnError()).data).toBe("not-allowed")
})
