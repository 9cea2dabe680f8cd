import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { chapterPeople } from "../chapters/chapter-people.ts"

const backend = await testBackend()
afterAll(backend.close)

let count = 0
const newAddress = () => `reader${++count}@example.org`

async function subscribe(
  email: string,
  topics: ("guidance" | "events" | "press")[] = ["guidance"],
  state = "",
) {
  return (await backend.visitor.rpc("subscribe_to_newsletter", { email, topics, state }).throwOnError()).data
}

async function emailsTo(address: string) {
  return backend.sql<{ message: string; token: string }>(
    `select message, params ->> 'token' as token from private.email_outbox
     where to_address = $1 order by created_at, id`,
    [address],
  )
}

async function rowOf(email: string) {
  const [row] = await backend.sql<{ topics: string; state: string | null; is_confirmed: boolean }>(
    `select topics::text, state, confirmed_at is not null as is_confirmed
     from public.newsletter_subscribers where email = $1`,
    [email],
  )
  return row ?? null
}

/** As if the link had been sent earlier. */
async function age(email: string, interval: string) {
  await backend.sql(
    "update public.newsletter_subscribers set link_sent_at = now() - $2::interval where email = $1",
    [email, interval],
  )
}

async function confirmed(topics: ("guidance" | "events" | "press")[] = ["guidance"]) {
  const email = newAddress()
  await subscribe(email, topics)
  const [{ token } = { token: "" }] = await emailsTo(email)
  await backend.visitor.rpc("save_newsletter", { token, topics, state: "" }).throwOnError()
  return { email, token }
}

test("an address is on the list only after its owner has used the emailed link", async () => {
  const email = newAddress()
  expect(await subscribe(email.toUpperCase(), ["events", "guidance"], "Ohio")).toBe("check-email")
  expect(await rowOf(email)).toEqual({ topics: "{guidance,events}", state: "Ohio", is_confirmed: false })
  const [sent] = await emailsTo(email)
  expect(sent?.message).toBe("newsletter-confirm")
  const { data: seen } = await backend.visitor.rpc("newsletter_subscription", { token: sent!.token }).single()
  expect(seen).toEqual({ topics: ["guidance", "events"], state: "Ohio", is_confirmed: false })
  const saved = { token: sent!.token, topics: ["press" as const], state: "" }
  expect((await backend.visitor.rpc("save_newsletter", saved)).data).toBe("saved")
  expect(await rowOf(email)).toEqual({ topics: "{press}", state: null, is_confirmed: true })
})

test("typing an address again tells nothing, sends at most one link an hour and changes no confirmed choice", async () => {
  const { email, token } = await confirmed()
  expect(await subscribe(email, ["press"])).toBe("check-email")
  expect(await emailsTo(email)).toHaveLength(1)
  await age(email, "61 minutes")
  expect(await subscribe(email, ["press"])).toBe("check-email")
  expect(await emailsTo(email)).toEqual([
    { message: "newsletter-confirm", token },
    { message: "newsletter-link", token },
  ])
  expect(await rowOf(email)).toEqual({ topics: "{guidance}", state: null, is_confirmed: true })
})

test("an unconfirmed address can choose again", async () => {
  const email = newAddress()
  await subscribe(email)
  await age(email, "2 hours")
  await subscribe(email, ["events"], "Texas")
  expect(await rowOf(email)).toEqual({ topics: "{events}", state: "Texas", is_confirmed: false })
  expect(await emailsTo(email)).toHaveLength(2)
})

test("ten sign-ups of one address at the same time send one email", async () => {
  const email = newAddress()
  await Promise.all(Array.from({ length: 10 }, () => subscribe(email)))
  expect(await emailsTo(email)).toHaveLength(1)
})

test("leaving deletes the address, and the link ends with it", async () => {
  const { email, token } = await confirmed()
  const leave = async () => (await backend.visitor.rpc("leave_newsletter", { token })).data
  expect([await leave(), await leave()]).toEqual(["left", "unknown"])
  expect(await rowOf(email)).toBeNull()
  const choice = { token, topics: ["guidance" as const], state: "" }
  expect((await backend.visitor.rpc("save_newsletter", choice)).data).toBe("unknown")
})

test("incomplete sign-ups are refused", async () => {
  expect([
    await subscribe("no address"),
    await subscribe(newAddress(), []),
    await subscribe(newAddress(), ["guidance"], "Atlantis"),
  ]).toEqual(["invalid", "invalid", "invalid"])
  const { token } = await confirmed()
  const nothing = { token, topics: [], state: "" }
  expect((await backend.visitor.rpc("save_newsletter", nothing)).data).toBe("invalid")
})

test("unconfirmed addresses are deleted after a week, confirmed ones stay", async () => {
  const [waiting, forgotten] = [newAddress(), newAddress()]
  await subscribe(waiting)
  await subscribe(forgotten)
  const { email } = await confirmed()
  await age(waiting, "6 days")
  await age(forgotten, "8 days")
  await age(email, "100 days")
  for (const _ of ["once", "twice"]) await backend.sql("select private.delete_unconfirmed_subscribers()")
  expect([
    await rowOf(forgotten),
    (await rowOf(waiting))?.is_confirmed,
    (await rowOf(email))?.is_confirmed,
  ]).toEqual([null, false, true])
})

test("outreach removes people who wrote to us, and no one else can", async () => {
  const { email } = await confirmed()
  const [row] = await backend.sql<{ id: string }>(
    "select id from public.newsletter_subscribers where email = $1",
    [email],
  )
  const subscriber = row!.id
  const remove = async (who: typeof backend.visitor) =>
    (await who.rpc("remove_subscriber", { subscriber })).data
  const member = await backend.member()
  const outreach = await chapterPeople(backend).outreach()
  expect([await remove(member), await remove(outreach), await remove(outreach)]).toEqual([
    ...["not-allowed", "removed", "unknown"],
  ])
  expect(await rowOf(email)).toBeNull()
})
