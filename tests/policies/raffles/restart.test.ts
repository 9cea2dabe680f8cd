import { afterAll, expect, test } from "vitest"
import { pickTickets } from "#supabase/functions/_shared/draw/pick.ts"
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
const ANSWER = {
  round: ROUND,
  signature:
    "b0f5ae301358ff87a9d3dd539ed4a07c0148b1ab4f7b61a8ca43c7e9ca7ca9553e4faae9188deb30b2cd1a7f447e3e5b",
}

class Killed extends Error {}

/** A process that dies at one of its requests to the database: before it is sent, or before its answer arrives. */
function dyingAt(last: string, moment: "before" | "after") {
  let isDead = false
  return async (request: Request) => {
    const isLast = request.url.includes(last)
    if (isDead || (isLast && moment === "before")) {
      isDead = true
      throw new Killed()
    }
    const response = await backend.backend.fetch(request)
    if (!isLast) return response
    isDead = true
    throw new Killed()
  }
}

async function emailsAbout(slug: string) {
  const rows = await sql<{ message: string; to_address: string }>(
    `select message, to_address from private.email_outbox
     where params ->> 'slug' = $1 and message = 'raffle-won' order by to_address`,
    [slug],
  )
  return rows.map(({ to_address }) => to_address)
}

const STEPS = ["run_next_task", "claim_job", "advance_raffle", "record_beacon", "finish_job"]

for (const method of ["beacon", "commit-reveal"]) {
  for (const step of STEPS.filter(name => method === "beacon" || name !== "record_beacon")) {
    for (const moment of ["before", "after"] as const) {
      test(`a restart ${moment} ${step} leaves one result and one email, by ${method}`, async () => {
        const { id, slug } = await raffle({
          winner_count: "2",
          ...(method === "beacon" && { method: "'beacon'", commitment: "null", beacon_round: `${ROUND}` }),
        })
        for (let person = 0; person < 4; person++) await enter((await entrant()).db, slug)
        await wait(id, "90 days")
        await expect(advance(ANSWER, dyingAt(step, moment))).rejects.toThrow()
        for (let run = 0; run < 3; run++) expect((await advance(ANSWER)).troubles).toEqual([])
        const [draw] = await sql<{ seed: string }>(
          "select seed from public.raffle_draws where raffle_id = $1",
          [id],
        )
        const winners = await sql<{ number: number; email: string | null }>(
          `select w.number, case when w.called_at is not null then u.email end as email
           from public.raffle_winners w join auth.users u on u.id = w.user_id where w.raffle_id = $1 order by w.place`,
          [id],
        )
        expect(winners.map(({ number }) => number)).toEqual(await pickTickets(draw!.seed, 4, 4))
        const emails = await emailsAbout(slug)
        expect(emails).toHaveLength(2)
        expect(emails).toEqual(winners.flatMap(({ email }) => email ?? []).sort())
      })
    }
  }
}
