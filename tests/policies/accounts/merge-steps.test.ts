import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { giving } from "../giving/giving-fixtures.ts"
import { mergeAccountHelpers } from "./merge-accounts.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql, visitor } = backend
const { account, mergeCode, merge } = mergeAccountHelpers(backend)
const { gift, deliver, keyFor } = giving(backend)

type Person = Awaited<ReturnType<typeof account>>

/** A paid gift in 2024 with its receipt, which belongs to the account. */
async function paidGift({ id: user, email }: Person, gift_cents: number) {
  const { id } = await gift({ email, gift_cents })
  const occurred_at = "2024-06-01T12:00:00Z"
  await deliver({ kind: "paid", donation: id, amount_cents: gift_cents, occurred_at })
  await sql("update public.donations set user_id = $2 where id = $1", [id, user])
  await sql("update public.receipts set user_id = $2 where donation_id = $1", [id, user])
  return id
}

async function statementOf(db: Pick<typeof visitor, "rpc">, key?: string) {
  const request = { year: 2024, ...(key && { key }) }
  return String((await db.rpc("request_gift_statement", request).throwOnError()).data)
}

async function sheetOf(statement: string) {
  const { data } = await visitor.rpc("statement_sheet", { statement }).throwOnError()
  return data as { amountCents: number; giftCount: number; isReplaced: boolean; code: string }
}

test("every function that moves the rows of a feature is a step of the merge", async () => {
  const steps = await sql<{ name: string }>("select name from private.merge_steps order by name")
  const functions = await sql(
    `select p.proname as name from pg_proc p where p.pronamespace = 'private'::regnamespace
       and p.proname like 'move\\_%' and p.proname <> 'move_everything'
       and pg_get_function_arguments(p.oid) = 'from_person uuid, to_person uuid' order by 1`,
  )
  expect(steps).toEqual(functions)
  expect(steps.length).toBeGreaterThan(6)
})

test("a step that fails leaves both accounts as they were", async () => {
  const [home, school] = [await account(), await account()]
  const donation = await paidGift(school, 3000)
  const code = await mergeCode(school, home)
  await sql("insert into private.merge_steps (position, name) values (999, 'move_nothing')")
  const { error } = await home.db.rpc("merge_account", { code })
  await sql("delete from private.merge_steps where name = 'move_nothing'")
  expect(error?.code).toBe("42883")
  expect(await sql("select user_id from public.donations where id = $1", [donation])).toEqual([
    { user_id: school.id },
  ])
  expect(await merge(home.db, code)).toBe("merged")
})

test("statements of the same year become one that counts the gifts of both accounts", async () => {
  const [home, school] = [await account(), await account()]
  await paidGift(home, 3000)
  await paidGift(school, 4500)
  await paidGift(school, 500)
  const [ours, theirs] = [await statementOf(home.db), await statementOf(school.db)]
  expect(await sheetOf(ours)).toMatchObject({ amountCents: 3000, giftCount: 1, isReplaced: false })
  expect(await sheetOf(theirs)).toMatchObject({ amountCents: 5000, giftCount: 2, isReplaced: false })
  expect(await merge(home.db, await mergeCode(school, home))).toBe("merged")

  const receipts = "select sum(amount_cents)::int as cents from public.receipts where user_id = $1"
  expect(await sql(receipts, [home.id])).toEqual([{ cents: 8000 }])
  expect(await sql(receipts, [school.id])).toEqual([{ cents: null }])
  const both = await statementOf(home.db)
  expect(await sheetOf(both)).toMatchObject({ amountCents: 8000, giftCount: 3, isReplaced: false })
  expect(await statementOf(home.db)).toBe(both)
  for (const earlier of [ours, theirs]) {
    const { code } = await sheetOf(earlier)
    const { data } = await visitor.rpc("statement_card", { wanted: code }).throwOnError()
    expect(data).toMatchObject({ isReplaced: true })
  }
  const { data: own } = await home.db.from("gift_statements").select("id").throwOnError()
  expect(own.map(({ id }) => id).toSorted()).toEqual([ours, theirs, both].toSorted())
  expect((await school.db.from("gift_statements").select("id").throwOnError()).data).toEqual([])

  // A link to one of the addresses shows its gifts, and leaves the statement of the account as it is.
  for (const { email, cents } of [
    { email: home.email, cents: 3000 },
    { email: school.email, cents: 5000 },
  ]) {
    const one = await statementOf(visitor, await keyFor(email))
    expect(await sheetOf(one)).toMatchObject({ amountCents: cents, isReplaced: false })
  }
  expect(await statementOf(home.db)).toBe(both)
})

test("changes of the stock that staff recorded move with their account", async () => {
  const [home, school] = [await account(), await account()]
  await sql(
    `with site as (insert into private.stock_sites (name) values ('Storeroom') returning id)
     insert into private.stock_movements (site_id, change, kits, doses, reason, made_by)
     select id, 'received', 5, 0, 'Weekly delivery', $1 from site`,
    [school.id],
  )
  expect(await merge(home.db, await mergeCode(school, home))).toBe("merged")
  expect(await sql("select made_by from private.stock_movements")).toEqual([{ made_by: home.id }])
})
