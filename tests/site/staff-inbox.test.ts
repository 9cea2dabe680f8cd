import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { taskLabel } from "#app/features/doctor/task-labels.ts"
import { sessionSite } from "../support/session-site.ts"

const { age, close, signedInBrowser, sql } = await sessionSite()
afterAll(close)

/** A staff member whose session has used its second factor. */
async function staff(role: string) {
  const browser = await signedInBrowser()
  await sql("insert into user_roles (user_id, role) values ($1, $2)", [browser.userId, role])
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [browser.userId])
  age(browser.cookies)
  return browser
}

test("the inbox shows what waits for the own role, and a message is done there", async () => {
  const name = `Ines ${randomUUID()}`
  const [message] = await sql(
    `insert into contact_messages (topic, name, email, body)
     values ('general', $1, 'ines@example.org', 'Do you also teach in libraries?') returning id`,
    [name],
  )
  const finance = await staff("finance")
  expect((await finance.ask("/staff")).text).not.toContain(name)

  const outreach = await staff("outreach")
  expect((await outreach.ask("/staff")).text).toContain(`Mark as done: The message from ${name}`)
  const form = { from: "inbox", intent: "done", id: message!.id }
  const refused = await finance.post("/staff/contact-messages", form)
  expect(refused.status).toBe(403)
  const answer = await outreach.post("/staff/contact-messages", form)
  expect([answer.status, answer.headers.location]).toEqual([303, "/staff"])
  const { text } = await outreach.ask("/staff")
  expect(text).toContain("Marked as done.")
  expect(text).not.toContain(name)
})

test("a list with many waiting rows shows the first five and a link to all", async () => {
  await sql(
    `insert into contact_messages (topic, name, email, body, sent_at)
     select 'general', 'Many ' || n, 'many@example.org', 'Do you also teach in libraries?', now() + n * interval '1 minute'
     from generate_series(1, 7) n`,
  )
  const { text } = await (await staff("outreach")).ask("/staff")
  const shown = [1, 2, 3, 4, 5, 6, 7].filter(n => text.includes(`The message from Many ${n}`))
  expect(shown).toEqual([3, 4, 5, 6, 7])
  expect(text).toContain('href="/staff/contact-messages"')
})

test("an item of the inbox is taken and given back with forms alone, and others read who has it", async () => {
  const name = `Taken ${randomUUID()}`
  const [message] = await sql(
    `insert into contact_messages (topic, name, email, body, sent_at)
     values ('general', $1, 'ines@example.org', 'Do you also teach in libraries?', now() + interval '1 hour') returning id`,
    [name],
  )
  const [ana, ben] = [await staff("outreach"), await staff("outreach")]
  await sql("update profiles set display_name = 'Ana Ortiz' where id = $1", [ana.userId])
  const take = { from: "inbox", intent: "take", id: message!.id }
  const taken = await ana.post("/staff/contact-messages", take)
  expect([taken.status, taken.headers.location]).toEqual([303, "/staff"])
  const own = (await ana.ask("/staff")).text
  expect(own).toContain("It’s yours.")
  expect(own).toContain(`Give it back: The message from ${name}`)

  const other = (await ben.ask("/staff")).text
  expect(other).toContain("Ana Ortiz has this")
  expect(other).not.toContain(`I’ll take this: The message from ${name}`)
  expect(other).toContain(`Mark as done: The message from ${name}`)
  await ben.post("/staff/contact-messages", take)
  expect((await ben.ask("/staff")).text).toContain("Ana Ortiz took this on")

  await ana.post("/staff/contact-messages", { ...take, intent: "give-back" })
  expect((await ben.ask("/staff")).text).toContain(`I’ll take this: The message from ${name}`)
})

test("a failed email is sent again from the inbox, and a sign-in link is not", async () => {
  const to = `${randomUUID()}@example.org`
  const [receipt, link] = await sql(
    `insert into private.email_outbox (message, to_address, params, status)
     values ('test-email', $1, '{}', 'dead'), ('magic-link', $1, '{"code": "123456"}', 'dead') returning id`,
    [to],
  )
  const admin = await staff("admin")
  const inbox = (await admin.ask("/staff")).text
  expect(inbox).toContain(`Send again: “Test email” to ${to[0]}•••@example.org`)
  expect(inbox).not.toContain("Send again: “Sign-in link”")
  expect(inbox).not.toContain(to)
  const answer = await admin.post("/staff/emails", { from: "inbox", intent: "resend", id: receipt!.id })
  expect([answer.status, answer.headers.location]).toEqual([303, "/staff"])
  expect((await admin.ask("/staff")).text).toContain("It’s on its way again.")

  const opened = (await admin.ask(`/staff/emails/${link!.id}`)).text
  expect(opened).toContain(to)
  expect(opened).not.toContain("123456")
  await admin.post(`/staff/emails/${link!.id}`, { intent: "resend" })
  expect((await admin.ask("/staff/emails")).text).toContain("Its link works only once")
  await admin.post("/staff/emails", { from: "inbox", intent: "not-needed", id: link!.id })
  expect((await admin.ask("/staff")).text).toContain("Set aside.")
  expect((await (await staff("outreach")).ask("/staff/emails")).status).toBe(403)
})

test("the doctor page names what is wrong, how to fix it, and when each task last ran", async () => {
  await sql(
    "update private.periodic_tasks set last_run_at = now(), last_error = '23505' where name = 'send_digests'",
  )
  const admin = await staff("admin")
  const { status, text } = await admin.ask("/staff/doctor")
  expect(status).toBe(200)
  expect(text).toContain("Failed the last time: “Email digests of notices” (send_digests).")
  expect(text).toContain("They run again within five minutes.")
  expect(text).toMatch(/Email digests of notices<.*?Last run: .*?every 5 minutes/)
  expect((await (await staff("finance")).ask("/staff/doctor")).status).toBe(403)
  const tasks = await sql<{ name: string }>("select name from private.periodic_tasks")
  expect(tasks.filter(({ name }) => taskLabel(name) === name)).toEqual([])
})
