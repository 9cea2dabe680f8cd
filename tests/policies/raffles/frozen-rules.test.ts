import { afterAll, expect, test } from "vitest"
import { Constants } from "#app/lib/supabase/database.types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { raffleFixtures } from "./raffle-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql } = backend
const { raffle, entrant, enter } = raffleFixtures(backend)

// Another valid value for each column, as SQL. What a cancellation sets is not part of the rules, nor is the picture.
const SETTINGS: Record<string, string> = {
  ...{ id: "gen_random_uuid()", slug: "'another-slug'", title: "'Another title'", prize: "'Another prize.'" },
  ...{ prize_value: "prize_value + 1", opens_at: "opens_at - interval '1 hour'" },
  ...{ closes_at: "closes_at + interval '1 hour'", draws_at: "draws_at + interval '1 hour'" },
  ...{ time_zone: "'America/New_York'", min_age: "13", states: "'{Ohio,Utah}'", sources: "'{web}'" },
  ...{ entry_limit: "entry_limit + 1", winner_count: "winner_count + 1", claim_days: "claim_days + 1" },
  ...{ alternate_count: "alternate_count + 1", commitment: "encode(sha256('\\x99'), 'hex')" },
  ...{ method: "'beacon', beacon_round = 1, commitment = null", beacon_round: "5", rules: "'Another text'" },
  ...{ rules_hash: "encode(sha256('\\x98'), 'hex')", frozen_at: "frozen_at + interval '1 hour'" },
  ...{ published_at: "published_at + interval '1 hour'", created_at: "created_at + interval '1 hour'" },
}
const NOT_FROZEN = ["canceled_at", "cancel_reason", "picture_id", "updated_at"]

async function withEntry() {
  const made = await raffle()
  const person = await entrant()
  expect(await enter(person.db, made.slug)).toBe("entered")
  return { ...made, person }
}

/** Whether the owner of the database can change a setting after a change of the schema. Neither is committed. */
async function canChange(id: string, column: string, schema = "") {
  const change = `update public.raffles set ${column} = ${SETTINGS[column]} where id = '${id}'`
  const { message } = await sql(`do $do$ begin ${schema} ${change}; raise 'it changed'; end $do$`).catch(
    error => error,
  )
  if (message === "it changed") return true
  expect([column, message]).toEqual([column, "the rules of a raffle with entries cannot change"])
  return false
}

test("after the first entry no setting can change, not even by the owner of the database", async () => {
  const columns = await sql<{ name: string }>(
    "select attname as name from pg_attribute where attrelid = 'public.raffles'::regclass and attnum > 0 and not attisdropped",
  )
  expect(Object.keys(SETTINGS).concat(NOT_FROZEN).sort()).toEqual(columns.map(({ name }) => name).sort())
  const { id } = await withEntry()
  for (const column of Object.keys(SETTINGS))
    expect([column, await canChange(id, column)]).toEqual([column, false])
})

test("the check above notices a trigger that leaves out any one setting", async () => {
  const { id } = await withEntry()
  const [original] = await sql<{ text: string }>(
    "select pg_get_functiondef('private.keep_frozen_rules'::regproc) as text",
  )
  // Constraints refuse these three as well.
  const others = Object.keys(SETTINGS).filter(name => !["id", "method", "beacon_round"].includes(name))
  for (const column of others) {
    const weaker = original!.text.replaceAll("{canceled_at,", `{${column},canceled_at,`)
    expect([column, await canChange(id, column, `${weaker};`)]).toEqual([column, true])
  }
})

test("no role changes the settings of a raffle through the API, before or after the first entry", async () => {
  const frozen = await withEntry()
  const open = await raffle()
  const [chapter] = await sql<{ id: string }>(
    "insert into public.chapters (slug, name, kind, city, state) values ('near', 'Near', 'city', 'Near', 'Ohio') returning id",
  )
  const clients = [backend.visitor, frozen.person.db]
  for (const role of Constants.public.Enums.app_role) {
    const { id } = await entrant()
    await sql(
      `insert into public.user_roles (user_id, role, chapter_id)
       select $1, $2::public.app_role, case when $2::text = 'chapter_lead' then $3::uuid end`,
      [id, role, chapter!.id],
    )
    clients.push(await backend.member({ sub: id, aal: "aal2" }))
  }
  const changes = [
    { closes_at: new Date().toISOString() },
    { opens_at: "2020-01-01" },
    { draws_at: "2999-01-01" },
    { time_zone: "America/New_York" },
    { entry_limit: 9, states: ["Utah"], min_age: 13 },
    { rules: "Another text" },
  ]
  for (const client of clients)
    for (const { id } of [frozen, open])
      for (const change of changes)
        expect((await client.from("raffles").update(change).eq("id", id)).error?.code).toBe("42501")
  for (const change of changes)
    expect((await backend.admin.from("raffles").update(change).eq("id", frozen.id)).error?.code).toBe("23514")
})

test("no role adds, replaces or deletes a raffle through the API", async () => {
  const { id, slug, person } = await withEntry()
  const copy = {
    ...{
      id,
      slug,
      title: "Copy",
      prize: "A copy.",
      prize_value: 1,
      opens_at: "2020-01-01",
      draws_at: "2999-01-02",
    },
    ...{ closes_at: "2999-01-01", states: ["Ohio"], sources: ["web" as const], method: "beacon" as const },
    beacon_round: 1,
  }
  for (const client of [backend.visitor, person.db]) {
    const raffles = () => client.from("raffles")
    expect((await raffles().upsert(copy)).error?.code).toBe("42501")
    expect((await raffles().delete().eq("id", id)).error?.code).toBe("42501")
  }
})
