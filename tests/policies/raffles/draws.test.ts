import { afterAll, expect, test } from "vitest"
import { beaconValue, QUICKNET } from "#supabase/functions/_shared/draw/beacon.ts"
import { fromHex, sha256, toHex } from "#supabase/functions/_shared/draw/bytes.ts"
import { revealedValue } from "#supabase/functions/_shared/draw/commitment.ts"
import {
  inclusionProof,
  merkleLevels,
  merkleRoot,
  rootOfProof,
  ticketLeaf,
} from "#supabase/functions/_shared/draw/merkle.ts"
import { drawSeed, pickTickets } from "#supabase/functions/_shared/draw/pick.ts"
import { handle } from "#supabase/functions/jobs/handler.ts"
import { testBackend } from "#tests/support/backend.ts"
import { raffleFixtures, raffleJobs } from "./raffle-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql } = backend
const { raffle, entrant, enter, wait } = raffleFixtures(backend)
const advance = raffleJobs(backend, handle)

// A round of quicknet that took place on September 17, 2026.
const ROUND = 32_281_667
const SIGNATURE =
  "b0f5ae301358ff87a9d3dd539ed4a07c0148b1ab4f7b61a8ca43c7e9ca7ca9553e4faae9188deb30b2cd1a7f447e3e5b"

async function drawOf(id: string) {
  const { data } = await backend.visitor
    .from("raffle_draws")
    .select()
    .eq("raffle_id", id)
    .maybeSingle()
    .throwOnError()
  return data
}

async function numbersOf(id: string) {
  const { data } = await backend.visitor
    .from("raffle_winners")
    .select("number")
    .eq("raffle_id", id)
    .order("place")
    .throwOnError()
  return data.map(({ number }) => number)
}

async function filled(more: Record<string, string> = {}, entries = 7) {
  const made = await raffle(more)
  const people = []
  for (let index = 0; index < entries; index++) {
    const person = await entrant()
    await enter(person.db, made.slug, index % 2 ? toHex(await sha256(Uint8Array.of(index))) : undefined)
    people.push(person)
  }
  return { ...made, people }
}

test("closing seals every ticket once, and each one has a proof", async () => {
  const { id, people } = await filled()
  await advance()
  expect(await drawOf(id)).toBeNull()
  await wait(id, "25 hours")
  await advance()
  const draw = await drawOf(id)
  await advance()
  expect(await drawOf(id)).toEqual(draw)
  expect(draw).toMatchObject({ drawn_at: null, value: null, seed: null, revealed: null })
  expect(draw!.root).toBe(await merkleRoot(draw!.leaves))
  const { data: mine } = await people[4]!.db
    .from("raffle_entries")
    .select("number, code")
    .eq("raffle_id", id)
    .single()
    .throwOnError()
  const proof = inclusionProof(await merkleLevels(draw!.leaves), mine.number - 1)
  expect(await rootOfProof(await ticketLeaf(mine.number, mine.code), proof)).toBe(draw!.root)
})

test("the draw without a beacon waits for its time and can be repeated from what is published", async () => {
  const { id } = await filled()
  await wait(id, "47 hours")
  await advance()
  await advance()
  expect(await numbersOf(id)).toEqual([])
  await wait(id, "2 hours")
  await advance()
  const draw = (await drawOf(id))!
  expect(draw.contributions).toHaveLength(3)
  expect(draw.value).toBe(await revealedValue(draw.revealed!, draw.contributions))
  expect(draw.seed).toBe(await drawSeed(draw.root, draw.value!))
  const numbers = await numbersOf(id)
  expect(numbers).toEqual(await pickTickets(draw.seed!, 7, 4))
  await advance()
  expect(await drawOf(id)).toEqual(draw)
})

test("SQL and TypeScript pick the same tickets for any list", async () => {
  for (const tickets of [1, 2, 3, 5, 64, 411, 5000]) {
    const seed = toHex(await sha256(fromHex("00"), Uint8Array.of(tickets % 256)))
    const [row] = await sql<{ picked: number[] }>(
      "select private.pick_tickets(decode($1, 'hex'), $2, 9) as picked",
      [seed, tickets],
    )
    expect(row!.picked).toEqual(await pickTickets(seed, tickets, 9))
  }
})

test("a beacon draw takes the named round, checks its signature and happens once", async () => {
  const { id } = await filled({ method: "'beacon'", commitment: "null", beacon_round: String(ROUND) })
  await wait(id, "90 days")
  expect(await advance({ round: ROUND, signature: SIGNATURE.replace(/b$/, "a") })).toMatchObject({
    troubles: [expect.stringContaining("BeaconUnreachable")],
  })
  expect((await drawOf(id))!.drawn_at).toBeNull()
  const { asked } = await advance({ round: ROUND, signature: SIGNATURE })
  expect(asked[0]).toBe(`https://relay.example/${QUICKNET.chainHash}/public/${ROUND}`)
  const draw = (await drawOf(id))!
  expect(draw.value).toBe(await beaconValue(SIGNATURE))
  expect(await numbersOf(id)).toEqual(await pickTickets(draw.seed!, 7, 4))
  const again = await backend.admin.rpc("record_beacon", { wanted: id, signature: SIGNATURE }).throwOnError()
  expect(again.data).toBe("already-drawn")
})

test("nobody draws early, and nobody but the service draws at all", async () => {
  const future = await filled({ method: "'beacon'", commitment: "null", beacon_round: "99999999" }, 1)
  const record = async (wanted: string, signature = SIGNATURE) =>
    (await backend.admin.rpc("record_beacon", { wanted, signature }).throwOnError()).data
  expect(await record(future.id)).toBe("not-sealed")
  await wait(future.id, "90 days")
  await advance()
  expect(await record(future.id)).toBe("too-early")
  const past = await filled({ method: "'beacon'", commitment: "null", beacon_round: String(ROUND) }, 1)
  await wait(past.id, "90 days")
  await advance()
  expect(await record(past.id, "00")).toBe("invalid")
  expect(await record((await filled({}, 1)).id)).toBe("wrong-method")
  const { db } = past.people[0]!
  expect((await db.rpc("record_beacon", { wanted: past.id, signature: SIGNATURE })).error?.code).toBe("42501")
  expect(
    (
      await db
        .from("raffle_draws")
        .update({ root: "0".repeat(64) })
        .eq("raffle_id", past.id)
    ).error?.code,
  ).toBe("42501")
})

test("SQL names the first beacon round at or after the draw, by drand's genesis and period", async () => {
  const [row] = await sql(
    `select private.beacon_round_time(1) as first, private.beacon_round_at(private.beacon_round_time(${ROUND})) as exact,
       private.beacon_round_at(private.beacon_round_time(${ROUND}) + interval '1 second') as later`,
  )
  expect(row!.first).toEqual(new Date(QUICKNET.genesisTime * 1000))
  expect([Number(row!.exact), Number(row!.later)]).toEqual([ROUND, ROUND + 1])
})

test("a raffle that cannot be sealed does not stop the others", async () => {
  const [broken, other] = [await filled({}, 1), await filled({}, 1)]
  await sql("delete from public.raffle_entries where raffle_id = $1", [broken.id])
  await wait(broken.id, "3 days")
  await wait(other.id, "3 days")
  expect((await advance()).troubles).toContainEqual(
    expect.stringContaining("advance_raffle failed (PostgrestError 23502)"),
  )
  expect(await drawOf(broken.id)).toBeNull()
  expect(await numbersOf(other.id)).toEqual([1])
  await sql("delete from private.jobs where payload ->> 'raffle' = $1", [broken.id])
  await sql("delete from public.raffles where id = $1", [broken.id])
})

test("a raffle without entries is canceled when it closes", async () => {
  const { id } = await raffle()
  await wait(id, "25 hours")
  await advance()
  const { data } = await backend.visitor
    .from("raffles")
    .select("state, cancel_reason")
    .eq("id", id)
    .single()
    .throwOnError()
  expect(data).toEqual({ state: "canceled", cancel_reason: "Nobody entered." })
})
