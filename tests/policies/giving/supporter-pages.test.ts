import { readFile } from "node:fs/promises"
import { afterAll, expect, test } from "vitest"
import { movedSlug } from "#app/features/giving/campaigns/queries.ts"
import { shownSupporterPages, supporterPage } from "#app/features/giving/supporters/queries.ts"
import { testBackend } from "#tests/support/backend.ts"
import { giving } from "./giving-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql, visitor, member } = backend
const { gift, deliver, staff } = giving(backend)

const WORDS = {
  name: "Ana Reyes",
  title: "Ten kits",
  story: "I want ten drivers to carry a kit.",
  goal_cents: 30_000,
}

async function campaign(ends = "null") {
  const [row] = await sql<{ id: string }>(
    `insert into public.campaigns (slug, title, text, goal_cents, ends_on)
     values ('c-' || gen_random_uuid(), 'Kits', 'Kits for the night bus.', 100000, ${ends}) returning id`,
  )
  return row!.id
}

/** A member of a known age whose address is confirmed. */
async function person({ isAdult = true } = {}) {
  const id = crypto.randomUUID()
  await sql("insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())", [
    id,
    `${id}@example.org`,
  ])
  await sql(
    `update public.profiles set age_answered_at = now(), adult_on = ${isAdult ? "null" : "current_date + 400"} where id = $1`,
    [id],
  )
  return { id, client: await member({ sub: id }) }
}

/** Finance reads a page and shows it. */
async function show(finance: Awaited<ReturnType<typeof staff>>, page: string) {
  const { data } = await finance
    .from("supporter_pages")
    .select("changed_at")
    .eq("id", page)
    .single()
    .throwOnError()
  const review = { page, is_shown: true, seen: data.changed_at }
  return (await finance.rpc("review_supporter_page", review).throwOnError()).data
}

async function startPage(review: "held" | "shown" = "shown", of?: string) {
  const owner = await person()
  const slug = `p-${crypto.randomUUID().slice(0, 8)}`
  const target = of ?? (await campaign())
  const saved = { ...WORDS, slug, campaign: target }
  expect((await owner.client.rpc("save_supporter_page", saved).throwOnError()).data).toBe("saved")
  const [row] = await sql<{ id: string }>("select id from public.supporter_pages where slug = $1", [slug])
  const page = row!.id
  if (review === "shown") expect(await show(await staff("finance"), page)).toBe("saved")
  return { owner, slug, page, campaign: target }
}

test("a page is public only after finance has read its words, and again after a change of them", async () => {
  const { owner, slug, page, campaign } = await startPage("held")
  expect(await supporterPage(visitor, slug, true)).toBeNull()
  expect(await shownSupporterPages(visitor, campaign)).toEqual([])
  const [finance, outreach] = [await staff("finance"), await staff("outreach")]
  const review = { page, is_shown: true }
  for (const client of [owner.client, outreach])
    expect((await client.rpc("review_supporter_page", review).throwOnError()).data).toBe("not-allowed")
  expect((await visitor.rpc("review_supporter_page", review)).error?.code).toBe("42501")
  expect([await show(finance, page), await show(finance, page)]).toEqual(["saved", "unchanged"])
  expect(await supporterPage(visitor, slug, true)).toMatchObject({
    title: "Ten kits",
    totals: [],
    donors: [],
  })
  expect(await shownSupporterPages(visitor, campaign)).toMatchObject([{ slug, name: "Ana Reyes" }])
  const save = async (change: object) =>
    (await owner.client.rpc("save_supporter_page", { ...WORDS, slug, page, ...change }).throwOnError()).data
  expect(await save({ goal_cents: 50_000 })).toBe("saved")
  expect(await supporterPage(visitor, slug, true)).toMatchObject({ goalCents: 50_000 })
  expect(await save({ story: "Something that nobody at the office has read." })).toBe("saved")
  expect(await supporterPage(visitor, slug, true)).toBeNull()
  const hide = async (note?: string) =>
    (
      await finance
        .rpc("review_supporter_page", { page, is_shown: false, ...(note && { note }) })
        .throwOnError()
    ).data
  expect([await hide(), await hide(" "), await hide("Leave the phone number out.")]).toEqual([
    "no-reason",
    "no-reason",
    "saved",
  ])
  const notices = await sql(
    "select params ->> 'note' as note from public.notices where user_id = $1 order by created_at",
    [owner.id],
  )
  expect(notices).toEqual([{ note: null }, { note: "Leave the phone number out." }])
})

test("words that the owner changed after finance had read them are not shown", async () => {
  const { owner, slug, page } = await startPage("held")
  const finance = await staff("finance")
  const { data: read } = await finance
    .from("supporter_pages")
    .select("changed_at")
    .eq("id", page)
    .single()
    .throwOnError()
  const change = { ...WORDS, slug, page, story: "Something that nobody at the office has read." }
  expect((await owner.client.rpc("save_supporter_page", change).throwOnError()).data).toBe("saved")
  for (const seen of [{ seen: read.changed_at }, {}]) {
    const review = { page, is_shown: true, ...seen }
    expect((await finance.rpc("review_supporter_page", review).throwOnError()).data).toBe("changed")
  }
  expect(await supporterPage(visitor, slug, true)).toBeNull()
  expect(await show(finance, page)).toBe("saved")
})

test("a campaign has no address that the site or a supporter's page uses", async () => {
  const routes = await readFile("app/routes.ts", "utf8")
  const used = [...routes.matchAll(/"donate\/([a-z-]+)/g)].map(([, slug]) => slug)
  expect(used).toContain("test-card")
  for (const slug of [...used, "with-ana"])
    await expect(
      sql(
        "insert into public.campaigns (slug, title, text, goal_cents) values ($1, 'Kits', 'Kits for the bus.', 100000)",
        [slug],
      ),
      slug,
    ).rejects.toThrow("campaigns_slug_check")
})

test("a campaign whose address the site now needs moves to where its old address leads", async () => {
  const migration = await readFile("supabase/migrations/20261118096000_supporter_pages.sql", "utf8")
  const [drop, rename, check] = [...migration.matchAll(/^(alter table|update) public\.campaigns [^;]+;/gm)]
  const long = `with-a-${"kit-".repeat(12)}bus`
  const old = ["with-love", long, "statements", "withers"]
  await sql(drop![0])
  const ids = []
  for (const slug of old) {
    const id = await campaign()
    await sql("update public.campaigns set slug = $2 where id = $1", [id, slug])
    ids.push(id)
  }
  await sql(`${rename![0]} ${check![0]}`)
  const moved = await sql<{ slug: string }>(
    "select c.slug from unnest($1::uuid[]) with ordinality as o (id, n) join public.campaigns c using (id) order by n",
    [ids],
  )
  expect(moved.map(({ slug }) => slug)).toEqual([...old.slice(0, 3).map(movedSlug), "withers"])
  expect(movedSlug(long)).toHaveLength(59)
})

test("gifts through a page count for it and for its campaign, and name only donors who agreed", async () => {
  const { slug, page, campaign } = await startPage()
  const named = await gift({
    supporter_page: page,
    name: "Ruth Ellery",
    visibility: "first-name",
    shows_amount: true,
  })
  const silent = await gift({ supporter_page: page, name: "Sam Stone", visibility: "anonymous" })
  const odd = await gift({ supporter_page: page, name: "Call 555", visibility: "full-name" })
  const unpaid = await gift({ supporter_page: page, name: "Not Yet", visibility: "full-name" })
  for (const { id } of [named, silent, odd]) await deliver({ kind: "paid", donation: id, amount_cents: 3000 })
  await deliver({ kind: "refunded", donation: silent.id, amount_cents: 1000 })
  const shown = await supporterPage(visitor, slug, true)
  expect(shown?.totals).toEqual([{ is_live: false, gift_cents: 8000, gifts: 3 }])
  expect(shown?.donors).toEqual([{ name: "Ruth", amountCents: 3000 }])
  expect((await supporterPage(visitor, slug, false))?.donors).toEqual([])
  const [total] = await sql(
    "select gift_cents::int, gifts from public.campaign_totals where campaign_id = $1",
    [campaign],
  )
  expect(total).toEqual({ gift_cents: 8000, gifts: 3 })
  const [row] = await sql("select campaign_id from public.donations where id = $1", [unpaid.id])
  expect(row).toEqual({ campaign_id: campaign })
})

test("a page that is not shown, or whose campaign has ended, takes no gifts", async () => {
  const held = await startPage("held")
  const ended = await startPage("shown")
  const form = {
    gift_cents: 3000,
    frequency: "once",
    covers_fee: false,
    name: "Ana",
    visibility: "anonymous",
  } as const
  const start = async (supporter_page: string) => {
    const email = `${crypto.randomUUID()}@example.org`
    return (await visitor.rpc("start_donation", { ...form, email, supporter_page }).throwOnError()).data
      .outcome
  }
  expect([await start(held.page), await start(crypto.randomUUID())]).toEqual([
    "campaign-ended",
    "campaign-ended",
  ])
  expect(await start(ended.page)).toBe("started")
  await sql("update public.campaigns set ends_on = current_date - 2 where id = $1", [ended.campaign])
  expect(await start(ended.page)).toBe("campaign-ended")
  expect(await shownSupporterPages(visitor, ended.campaign)).toEqual([])
  const again = { ...WORDS, slug: ended.slug, page: ended.page }
  expect((await ended.owner.client.rpc("save_supporter_page", again).throwOnError()).data).toBe("not-found")
})

test("adults start three pages a month, with an address of their own, and no one changes those of others", async () => {
  const open = await campaign()
  const start = async (client: typeof visitor, change: object = {}) => {
    const slug = `p-${crypto.randomUUID().slice(0, 8)}`
    return (
      await client.rpc("save_supporter_page", { ...WORDS, slug, campaign: open, ...change }).throwOnError()
    ).data
  }
  const [adult, minor, other] = [await person(), await person({ isAdult: false }), await person()]
  expect(await start(minor.client)).toBe("too-young")
  expect(
    (await visitor.rpc("save_supporter_page", { ...WORDS, slug: "x-y", campaign: open })).error?.code,
  ).toBe("42501")
  expect(await start(adult.client, { campaign: await campaign("current_date - 2") })).toBe("campaign-ended")
  for (const odd of [
    { slug: "Up" },
    { slug: "a" },
    { goal_cents: 2499 },
    { title: " " },
    { story: "Short." },
    { name: "" },
  ])
    expect(await start(adult.client, odd)).toBe("invalid")
  const taken = await startPage("shown", open)
  expect(await start(adult.client, { slug: taken.slug })).toBe("taken")
  for (let page = 0; page < 3; page++) expect(await start(adult.client)).toBe("saved")
  expect(await start(adult.client)).toBe("too-many")
  expect(await start(other.client, { page: taken.page })).toBe("not-found")
  expect((await other.client.rpc("delete_supporter_page", { page: taken.page }).throwOnError()).data).toBe(
    false,
  )
  expect((await other.client.rpc("my_supporter_pages").throwOnError()).data).toEqual([])
  expect(
    (await taken.owner.client.rpc("delete_supporter_page", { page: taken.page }).throwOnError()).data,
  ).toBe(true)
  expect(await supporterPage(visitor, taken.slug, true)).toBeNull()
})
