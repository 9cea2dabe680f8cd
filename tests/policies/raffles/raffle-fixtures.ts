import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { SITE_URL, type testBackend } from "#tests/support/backend.ts"

type Backend = Awaited<ReturnType<typeof testBackend>>
type RunJobs = (
  request: Request,
  env: { SUPABASE_URL: string; SUPABASE_SECRET_KEY: string; BEACON_URLS: string },
  fetch: typeof globalThis.fetch,
) => Promise<Response>

/** What the tests of raffles share: raffles at a stage, people who can enter, and a clock that jumps. */
export function raffleFixtures(backend: Backend) {
  const { sql } = backend

  /** A published raffle that opened yesterday and closes tomorrow; `more` are columns and SQL expressions. */
  async function raffle(more: Record<string, string> = {}) {
    const slug = `r-${crypto.randomUUID()}`
    const columns: Record<string, string> = {
      ...{ slug: `'${slug}'`, title: "'Tour jacket'", prize: "'One denim jacket.'", prize_value: "180" },
      ...{ opens_at: "now() - interval '1 day'", closes_at: "now() + interval '1 day'" },
      ...{ draws_at: "now() + interval '2 days'", published_at: "now() - interval '2 days'" },
      ...{ states: "'{Ohio}'", sources: "'{web,course,survey,check-in,mail-in}'", method: "'commit-reveal'" },
      ...{ commitment: "encode(sha256('\\x01'), 'hex')", ...more },
    }
    const [row] = await sql<{ id: string }>(
      `insert into public.raffles (${Object.keys(columns)}) values (${Object.values(columns)}) returning id`,
    )
    await sql("insert into private.raffle_secrets (raffle_id, secret) values ($1, sha256('\\x02'))", [
      row!.id,
    ])
    return { id: row!.id, slug }
  }

  /** An adult in Ohio with a confirmed address, unless told otherwise. */
  async function entrant({
    metadata = { is_adult: "true" } as Record<string, string>,
    email = `${crypto.randomUUID()}@example.org`,
    state = "Ohio" as string | null,
  } = {}) {
    const { data } = await backend.admin.auth.admin.createUser({
      email,
      email_confirm: true,
      user_metadata: { display_name: "Ana Ruiz", ...metadata },
    })
    const id = data.user!.id
    await sql("update public.profiles set state = $2 where id = $1", [id, state])
    return { id, db: await backend.member({ sub: id }) }
  }

  async function eventStaff() {
    const { id } = await entrant()
    await sql("insert into public.user_roles (user_id, role) values ($1, 'events')", [id])
    return backend.member({ sub: id, aal: "aal2" })
  }

  async function enter(db: FullSupabaseClient, slug: string, contribution?: string) {
    return (await db.rpc("enter_raffle", { slug, contribution }).throwOnError()).data
  }

  /** Moves every time of a raffle into the past, as if `interval` had passed; the rules stay frozen. */
  async function wait(id: string, interval: string) {
    await sql(`begin; set local session_replication_role = replica;
      update public.raffles set opens_at = opens_at - interval '${interval}', closes_at = closes_at - interval '${interval}',
        draws_at = draws_at - interval '${interval}' where id = '${id}';
      update public.raffle_winners set called_at = called_at - interval '${interval}',
        claim_by = claim_by - interval '${interval}' where raffle_id = '${id}' and called_at is not null;
      commit`)
  }

  return { raffle, entrant, eventStaff, enter, wait }
}

/** Runs the jobs of raffles as the scheduler does. */
export function raffleJobs(backend: Backend, runJobs: RunJobs) {
  const { sql } = backend

  /** With a relay of the beacon that returns `answer`. */
  return async function advance(answer: unknown = {}, through = backend.backend.fetch) {
    const asked: string[] = []
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (request.url.startsWith(SITE_URL)) return through(request)
      asked.push(request.url)
      return Response.json(answer)
    }
    const apikey = backend.backend.secretKey
    const env = { SUPABASE_URL: SITE_URL, SUPABASE_SECRET_KEY: apikey, BEACON_URLS: "https://relay.example" }
    await sql(`update private.periodic_tasks set
      next_run_at = case name when 'advance_raffles' then now() else now() + interval '1 day' end`)
    await sql("update private.jobs set run_after = now(), claimed_until = null where done_at is null")
    const request = new Request(`${SITE_URL}/functions/v1/jobs`, {
      method: "POST",
      headers: { apikey },
      body: '{"seconds":20}',
    })
    const response = await runJobs(request, env, fetch)
    const { troubles } = (await response.json()) as { troubles: string[] }
    return { asked, troubles }
  }
}
