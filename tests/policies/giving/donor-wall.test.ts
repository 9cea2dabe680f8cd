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
  expect(Object.keys((await wall())[0]!).toSorted()).toEqual(["amount_cents", "given_on", "name"])
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

test("a site that takes real money shows no gift of test mode", async () => {
  await paid({ name: "Tester One" })
  expect(await wall(false)).toEqual([])
  expect(await namesWith("Tester")).toEqual(["Tester One"])
  await sql("update public.donations set is_live = true where donor_name = 'Full Nameson'")
  expect((await wall()).map(({ name }) => name)).toEqual(["Full Nameson"])
})
