import type { Page } from "@playwright/test"
import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"
import { askDatabase } from "../support/e2e-database.ts"
import { signIn, signInAs } from "../support/sign-in.ts"

const ADULT = { is_adult: "true", terms: "1", privacy: "1", display_name: "Noor", state: "Ohio" }
// The browser logs the response that the rules say no with.
test.use({ expectedMessages: /status of 409/ })

const OPEN = "/raffles/rescue-backpack"
const DRAWN = "/raffles/tour-jacket"

async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

test("visitors find open, upcoming and past raffles, and read who can enter before they sign in", async ({
  page,
}) => {
  await page.goto("/raffles")
  await expect(page.getByRole("heading", { name: "Coming up" })).toBeVisible()
  await expect(page.getByRole("heading", { name: "Past draws" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("link", { name: /^Enter for free.*Rescue backpack/ }).click()
  await expect(page).toHaveURL(OPEN)
  await expect(page.getByRole("heading", { name: "First: can you enter?" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Sign in to enter" }).click()
  await expect(page).toHaveURL(/\/login/)
})

test("a member enters once, gets a number, and finds it in the account", async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  const email = await signIn(context, admin, baseURL!, ADULT)
  await page.goto(OPEN)
  await hydrated(page)
  await page.getByRole("button", { name: "Enter for free" }).click()
  await expect(page.getByText("You’re in.")).toBeVisible()
  const [entry] = await askDatabase(
    "select e.number, e.contribution from public.raffle_entries e join auth.users u on u.id = e.user_id where u.email = $1",
    [email],
  )
  expect(entry.contribution).toMatch(/^[0-9a-f]{64}$/)
  const number = String(entry.number).padStart(4, "0")
  await expect(page.getByRole("listitem").filter({ hasText: number })).toBeVisible()
  await page.getByRole("button", { name: "Add my other tickets" }).click()
  await expect(page.getByText("You’re already in with this entry.")).toBeVisible()
  await page.goto("/me")
  await expect(page.getByText(number, { exact: true })).toBeVisible()
})

test("the visitor's browser repeats the draw, and says so when something does not match", async ({
  page,
}) => {
  await page.goto(DRAWN)
  await hydrated(page)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Check it in my browser" }).click()
  await expect(page.getByText("All 6 match. Your browser picked the same tickets we did.")).toBeVisible()
  await page.route("**/sealed.json", async route => {
    const response = await route.fetch()
    const list = await response.json()
    await route.fulfill({ response, json: { ...list, leaves: list.leaves.toReversed() } })
  })
  await page.getByRole("button", { name: "Check it in my browser" }).click()
  await expect(page.getByText(/^No match: the sealed list/)).toBeVisible()
  await expectAccessible(page)
})

test("a draw by the beacon is checked by its signature in the browser", async ({ page }) => {
  const slug = `beacon-${crypto.randomUUID()}`
  // A round of drand quicknet, as its API returned it.
  const round = 32_281_667
  const signature =
    "b0f5ae301358ff87a9d3dd539ed4a07c0148b1ab4f7b61a8ca43c7e9ca7ca9553e4faae9188deb30b2cd1a7f447e3e5b"
  await askDatabase(
    `with raffle as (
       insert into public.raffles (slug, title, prize, prize_value, opens_at, closes_at, draws_at, published_at, states,
         sources, method, beacon_round, entry_count, frozen_at, rules, rules_hash)
       values ($1, 'Beacon test', 'One sticker.', 1, '2026-09-01', '2026-09-10', '2026-09-17', '2026-09-01', '{Ohio}',
         '{web}', 'beacon', $2, 3, '2026-09-01', 'Rules', encode(sha256('Rules'), 'hex')) returning id),
     leaf as (select array_agg(private.ticket_leaf(n, 'code') order by n) as leaves from generate_series(1, 3) as n),
     seal as (select leaves, private.merkle_root(leaves) as root, sha256(decode($3, 'hex')) as value from leaf),
     draw as (
       insert into public.raffle_draws (raffle_id, root, leaves, signature, drawn_at, value, seed)
       select id, encode(root, 'hex'), array(select encode(l, 'hex') from unnest(leaves) with ordinality x (l, n) order by n),
         $3, '2026-09-17', encode(value, 'hex'), encode(sha256(root || value), 'hex') from raffle, seal returning raffle_id, seed)
     insert into public.raffle_winners (raffle_id, place, number)
     select raffle_id, place, ticket from draw, unnest(private.pick_tickets(decode(seed, 'hex'), 3, 2)) with ordinality as w (ticket, place)`,
    [slug, round, signature],
  )
  await page.goto(`/raffles/${slug}`)
  await hydrated(page)
  await expect(page.getByText(`Check the signature of drand quicknet round ${round}`)).toBeVisible()
  await page.getByRole("button", { name: "Check it in my browser" }).click()
  await expect(page.getByText("All 5 match. Your browser picked the same tickets we did.")).toBeVisible()
})

test("a member with a ticket sees that it is in the sealed list", async ({ page, context, baseURL }) => {
  await signInAs("member", context, baseURL!)
  await page.goto(DRAWN)
  await hydrated(page)
  await expect(page.getByText("Your ticket 0017 is in.")).toBeVisible()
  await page.getByText("Show my proof").click()
  await expect(page.getByText(/^(left|right) /).first()).toBeVisible()
  await expectAccessible(page)
})

test("raffles fit a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ["/raffles", OPEN, DRAWN, "/raffles/signed-poster"]) {
    await page.goto(path)
    await expectNoSidewaysScroll(page)
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a member enters, and a drawn raffle shows its result and hashes", async ({
    page,
    context,
    admin,
    baseURL,
  }) => {
    await signIn(context, admin, baseURL!, ADULT)
    await page.goto(OPEN)
    await page.getByRole("button", { name: "Enter for free" }).click()
    await expect(page.getByText("You’re in.")).toBeVisible()
    await page.goto(DRAWN)
    await expect(page.getByText("Rules hash (SHA-256)")).toBeVisible()
    await expect(page.getByText("Winning ticket")).toBeVisible()
    await expect(page.getByRole("button", { name: "Check it in my browser" })).toBeHidden()
    await expect(page.getByRole("link", { name: "Download the sealed list (JSON)" })).toBeVisible()
  })
})
