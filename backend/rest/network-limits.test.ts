import { afterAll, expect, test } from "vitest"
import { jsonRequest, restBackend } from "./testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

await rest.sql(`create function public.limited() returns int language sql as 'select 1';
  comment on function public.limited is 'network-limit: 2 per 60 seconds';
  grant execute on function public.limited() to anon, authenticated;
  create function public.remembered() returns int language sql as 'select 1';
  comment on function public.remembered is 'network-limit: 2 per 86400 seconds in memory';
  grant execute on function public.remembered() to anon`)

async function call(address: string | null, name = "limited") {
  const init = jsonRequest("POST", {})
  const headers = new Headers(init.headers)
  if (address) headers.set("x-client-address", address)
  const response = await rest.request(`/rpc/${name}`, { ...init, headers })
  return { status: response.status, wait: Number(response.headers.get("retry-after")) }
}

test("a visitor's network has a limit for each function that has one in its comment", async () => {
  expect((await call("192.0.2.1")).status).toBe(200)
  expect((await call("192.0.2.1")).status).toBe(200)
  const third = await call("192.0.2.1")
  expect(third.status).toBe(429)
  expect(third.wait > 0 && third.wait <= 60).toBe(true)
  expect((await call("192.0.2.2")).status).toBe(200)
  expect((await call(null)).status).toBe(200)
})

test("a limit in memory leaves no row behind", async () => {
  const counters = () => rest.sql("select to_jsonb(t)::text from backend.rate_limits t order by 1")
  const before = await counters()
  const statuses = []
  for (let i = 0; i < 3; i++) statuses.push((await call("192.0.2.7", "remembered")).status)
  expect(statuses).toEqual([200, 200, 429])
  expect(await counters()).toEqual(before)
})

test("a member is not limited by the network", async () => {
  const member = await rest.member()
  for (let i = 0; i < 3; i++) {
    expect((await member.rpc("limited").setHeader("x-client-address", "192.0.2.1")).error).toBeNull()
  }
})

test("functions get a keyed hash of a visitor's network, and nothing for members or without an address", async () => {
  await rest.sql(`create function public.network() returns text language sql stable
    as $$ select nullif(current_setting('request.network', true), '') $$;
    grant execute on function public.network() to anon, authenticated`)
  const network = async (address: string, client = rest.visitor) =>
    (await client.rpc("network").setHeader("x-client-address", address).throwOnError()).data as string
  const first = await network("192.0.2.1")
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(await network("192.0.2.1")).toBe(first)
  expect(await network("192.0.2.2")).not.toBe(first)
  expect(await network("192.0.2.1", await rest.member())).toBeNull()
  expect((await rest.visitor.rpc("network").throwOnError()).data).toBeNull()
})

test("functions that visitors call to store rows or send email have a limit", async () => {
  const rows = await rest.sql<{ name: string }>(
    `select p.proname as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace and obj_description(p.oid, 'pg_proc') ~ '^network-limit: '
     order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    ...[
      "answer_offer",
      "apply_for_chapter",
      "calendar_by_link",
      "cancel_registration",
      "change_gift",
      "change_registration",
    ],
    ...["check_in_date", "check_in_kits", "check_in_roster", "limited"],
    ...["managed_gifts", "offer_gift", "register_for_event"],
    ...["registration_by_link", "release_seats", "remembered", "remind_guardians", "request_adult"],
    ...["request_gift_link", "request_gift_statement"],
    ...[
      "request_refill",
      "save_check_ins",
      "save_survey",
      "send_chapter_message",
      "send_contact_message",
      "start_donation",
      "start_quiz",
      "submit_reversal",
      "subscribe_to_newsletter",
      "ticket",
    ],
  ])
})
