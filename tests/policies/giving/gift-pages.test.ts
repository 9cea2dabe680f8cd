import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { giving } from "./giving-fixtures.ts"

const backend = await testBackend()
const { sql, visitor, member, close } = backend
afterAll(close)
const { keyFor } = giving(backend)

interface Page {
  gifts: { id: string }[]
  years: { year: number; cents: number; gifts: number }[]
  next: string | null
}

/** 120 gifts of $10 to $11.19 with receipts, ten on each day from the first of March, and one of someone else. */
async function donorWithManyGifts() {
  const email = `${crypto.randomUUID()}@example.org`
  const [user] = await sql<{ id: string }>(
    "insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), $1, now()) returning id",
    [email],
  )
  const add = (address: string, owner: string | null, count: number) =>
    sql<{ id: string }>(
      `with gift as (
         insert into public.donations (user_id, donor_name, donor_email, visibility, gift_cents, frequency, is_live, paid_at)
         select $2, 'Ruth', $1, 'anonymous', 999 + n, 'once', true, timestamptz '2026-03-01 18:00Z' + (n - 1) / 10 * interval '1 day'
         from generate_series(1, $3::integer) n returning *),
       issued as (select private.issue_receipt(g::public.donations) from gift g)
       select g.id from gift g, (select count(*) from issued) i order by g.paid_at desc, g.id desc`,
      [address, owner, count],
    )
  const ids = (await add(email, user!.id, 120)).map(({ id }) => id)
  const [other] = await add("someone-else@example.org", null, 1)
  return { email, ids, other: other!.id, client: await member({ sub: user!.id }) }
}

test("pages show every gift of a donor once, newest first, and the same sum of the year", async () => {
  const { email, ids, other, client } = await donorWithManyGifts()
  const key = await keyFor(email)
  for (const read of [
    async (page_end?: string) =>
      (await client.rpc("managed_gifts", page_end ? { page_end } : {}).throwOnError()).data,
    async (page_end?: string) =>
      (await visitor.rpc("managed_gifts", { key, ...(page_end && { page_end }) }).throwOnError()).data,
  ]) {
    const shown: string[] = []
    let next: string | null | undefined
    do {
      const page = (await read(next ?? undefined)) as unknown as Page
      expect(page.years).toEqual([{ year: 2026, cents: 120 * 1000 + (119 * 120) / 2, gifts: 120 }])
      shown.push(...page.gifts.map(({ id }) => id))
      next = page.next
    } while (next)
    expect(shown).toEqual(ids)
    expect(await read(other)).toMatchObject({ gifts: [], next: null })
    expect(await read(crypto.randomUUID())).toMatchObject({ gifts: [], next: null })
  }
})
