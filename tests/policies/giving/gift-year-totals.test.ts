import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { mergeAccountHelpers } from "../accounts/merge-accounts.ts"
import { giving, WRONG_GIFT_YEARS } from "./giving-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql, visitor, member, admin } = backend
const { gift, deliver } = giving(backend)
const { account, mergeCode, merge } = mergeAccountHelpers(backend)

const paid = (id: string, cents = 3000) => deliver({ kind: "paid", donation: id, amount_cents: cents })

/** What is kept for a donor, after comparing all that is kept with the sums of receipts. */
async function yearsOf(donor: string) {
  expect(await sql(WRONG_GIFT_YEARS)).toEqual([])
  return sql("select cents::int, gifts from private.gift_year_totals where donor = $1 order by year", [donor])
}

/** Gives the gifts of an address to a member who confirms it. */
async function confirm(user: string, email: string) {
  await sql("update private.confirmed_emails set address = $2 where user_id = $1", [user, email])
}

test("the totals of a donor follow refunds, a confirmed address, a merge, erasure and the deletion of old gifts", async () => {
  const [first, home, school] = [await gift(), await account(), await account()]
  const { email } = first
  await paid(first.id)
  expect(await yearsOf(email)).toEqual([{ cents: 3000, gifts: 1 }])
  await deliver({ kind: "refunded", donation: first.id, amount_cents: 1000 })
  expect(await yearsOf(email)).toEqual([{ cents: 2000, gifts: 1 }])
  const second = await gift({ email: email.toUpperCase(), gift_cents: 5000 })
  await paid(second.id, 5000)
  const both = [{ cents: 7000, gifts: 2 }]
  expect(await yearsOf(email)).toEqual(both)

  await confirm(school.id, email)
  expect([await yearsOf(email), await yearsOf(school.id)]).toEqual([both, both])
  expect(await merge(home.db, await mergeCode({ ...school, email }, home))).toBe("merged")
  expect([await yearsOf(home.id), await yearsOf(school.id)]).toEqual([both, []])
  await deliver({ kind: "refunded", donation: second.id, amount_cents: 5000 })
  expect(await yearsOf(home.id)).toEqual([{ cents: 2000, gifts: 1 }])

  const kept = await gift()
  await paid(kept.id)
  await sql("select public.erase_rows($1, $2)", [home.id, email])
  expect([await yearsOf(home.id), await yearsOf(email)]).toEqual([[], []])
  expect(await yearsOf(kept.email)).toEqual([{ cents: 3000, gifts: 1 }])
  await sql("delete from public.donations where id = any ($1)", [[first.id, kept.id]])
  expect(await yearsOf(kept.email)).toEqual([])
})

test("receipts that are written while their donor confirms the address are counted once for each donor", async () => {
  const donors = []
  for (let number = 0; number < 6; number++) donors.push({ ...(await gift()), member: (await account()).id })
  for (const { id } of donors) await paid(id)
  await Promise.all(
    donors.flatMap(({ id, email, member }) => [
      deliver({ kind: "refunded", donation: id, amount_cents: 1000 }),
      confirm(member, email),
    ]),
  )
  for (const { email } of donors) expect(await yearsOf(email)).toEqual([{ cents: 2000, gifts: 1 }])
})

test("nobody reaches the kept totals through the API", async () => {
  for (const client of [visitor, await member(), admin])
    expect((await client.from("gift_year_totals" as never).select()).error).not.toBeNull()
})
