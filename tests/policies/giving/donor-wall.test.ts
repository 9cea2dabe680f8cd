import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { giving } from "./giving-fixtures.ts"

const backend = await testBackend()
const { sql, visitor, member, close } = backend
afterAll(close)
const { gift, deliver, staff } = giving(backend)

async function paid(form: Parameters<typeof gift>[0]) {
  const { id } = await gift(form)
  await deliver({ kind: "paid", donation: id, amount_cents: 3000 })
  return id
}

async function wall(includes_tests = true) {
  return (await visitor.rpc("donor_wall", { includes_tests }).throwOnError()).data
}

async function namesWith(part: string) {
  return (await wall()).map(({ name }) => name).filter(name => name.includes(part))
}

test("the wall shows what each donor chose and nothing else", async () => {
  await paid({ name: "Full Nameson", visibility: "full-name", shows_amount: true })
  await paid({ name: "Firsty Lastly", visibility: "first-name" })
  await paid({ name: "Secret Person", visibility: "anonymous", shows_amount: true })
  await gift({ name: "Unpaid Person", visibility: "full-name" })
  const entries = (await wall()).map(({ name, amount_cents }) => [name, amount_cents])
  expect(entries).toContainEqual(["Full Nameson", 3000])
  expect(entries).toContainEqual(["Firsty", null])
  expect(JSON.stringify(await wall())).not.toMatch(/Lastly|Secret|Unpaid|@|[0-9a-f]{8}-/)
  expect(Object.keys((await wall())[0]!).toSorted()).toEqual([
    ...["amount_cents", "given_on", "name", "next_page"],
  ])
})

test("visitors and other members reach names only through the wall", async () => {
  await paid({ name: "Reach Me", visibility: "full-name" })
  expect((await visitor.from("donations").select("donor_name")).error?.code).toBe("42501")
  expect((await (await member()).from("donations").select("donor_name").throwOnError()).data).toEqual([])
})

test("refunded, disputed and erased gifts leave the wall", async () => {
  const [back, argued, erased] = [
    await paid({ name: "Gone Refund" }),
    await paid({ name: "Gone Dispute" }),
    await paid({ name: "Gone Erased" }),
  ]
  expect(await namesWith("Gone")).toHaveLength(3)
  await deliver({ kind: "refunded", donation: back, amount_cents: 3000 })
  await deliver({ kind: "dispute-opened", donation: argued })
  await sql("update public.donations set donor_name = null, visibility = 'anonymous' where id = $1", [erased])
  expect(await namesWith("Gone")).toEqual([])
})

test("a name with odd words waits until finance shows it, and finance can hide any", async () => {
  for (const name of ["Casino Royale", "Buy at shop.com", "Call 555 0100", "BITCOIN Ben"])
    await paid({ name })
  expect(await namesWith("o")).not.toEqual(expect.arrayContaining([expect.stringMatching(/Casino|shop|555/)]))
  const [held] = await sql<{ id: string }>(
    "select id from public.donations where donor_name = 'Casino Royale'",
  )
  const review = async (client: typeof visitor, is_shown: boolean) =>
    (await client.rpc("review_wall_name", { donation: held!.id, is_shown })).data
  expect(await review(await member(), true)).toBe("not-allowed")
  expect(await review(await staff("outreach"), true)).toBe("not-allowed")
  expect(await namesWith("Casino")).toEqual([])
  const finance = await staff("finance")
  expect(await review(finance, true)).toBe("saved")
  expect(await namesWith("Casino")).toEqual(["Casino Royale"])
  expect(await review(finance, false)).toBe("saved")
  expect(await namesWith("Casino")).toEqual([])
})

test("every name is on one page of 120, also when a gift of a page before is hidden or refunded", async () => {
  const many = `insert into public.donations (donor_name, donor_email, visibility, gift_cents, frequency, is_live, checkout_id,
      paid_at)
    select 'Paged ' || chr(65 + n / 26) || chr(65 + n % 26), 'paged@example.org',
      (case when n % 9 = 0 then 'anonymous' else 'full-name' end)::public.donor_visibility, 2500, 'once', false,
      'cs_paged_' || n, timestamptz '2020-01-01 12:00+00' + (n / 7) * interval '1 second'
    from generate_series(0, 299) as n`
  await sql(many)
  const page = async (page_end?: string) =>
    (await visitor.rpc("donor_wall", { includes_tests: true, ...(page_end && { page_end }) }).throwOnError())
      .data
  const sizes: number[] = []
  const names: string[] = []
  for (let entries = await page(); ; ) {
    sizes.push(entries.length)
    names.push(...entries.map(({ name }) => name).filter(name => name.startsWith("Paged")))
    expect(entries.slice(0, -1).every(({ next_page }) => next_page === null)).toBe(true)
    const next = entries.at(-1)!.next_page
    if (!next) break
    await sql("update public.donations set wall_review = 'hidden' where wall_code = $1", [next])
    entries = await page(next)
  }
  expect(sizes.slice(0, -1).every(size => size === 120)).toBe(true)
  expect(sizes.length).toBeGreaterThan(2)
  expect([names.length, new Set(names).size]).toEqual([266, 266])
  expect(names.toSorted().reverse()[0]).toBe("Paged LN")
  // A gift whose donor asked not to be named is no place to start from.
  const [secret] = await sql<{ code: string }>(
    "select wall_code as code from public.donations where donor_email = 'paged@example.org' and visibility = 'anonymous' limit 1",
  )
  expect(await page(secret!.code)).toEqual([])
  await sql("delete from public.donations where donor_email = 'paged@example.org'")
})

test("a site that takes real money shows no gift of test mode", async () => {
  await paid({ name: "Tester One" })
  expect(await wall(false)).toEqual([])
  expect(await namesWith("Tester")).toEqual(["Tester One"])
  await sql("update public.donations set is_live = true where donor_name = 'Full Nameson'")
  expect((await wall()).map(({ name }) => name)).toEqual(["Full Nameson"])
})
