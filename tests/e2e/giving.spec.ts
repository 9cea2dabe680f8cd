import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"
import { askDatabase } from "../support/e2e-database.ts"
import { signIn, signInAs } from "../support/sign-in.ts"

test("a gift is made on a phone, paid with the test provider, and a part of it refunded by finance", async ({
  page,
  context,
  baseURL,
}) => {
  const email = `${crypto.randomUUID()}@example.org`
  const heading = page.getByRole("heading", { level: 1 })
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto("/donate")
  await hydrated(page)
  await page.getByRole("radio", { name: "$30 one kit" }).check()
  await page.getByLabel("Name", { exact: true }).fill("Ruth Ellery")
  await page.getByLabel("Email for the receipt").fill(email)
  await page.getByRole("checkbox", { name: /card fee/ }).check()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Give $31.20" }).click()

  await expect(heading).toHaveText("Test checkout")
  await expect(page.getByText("Test mode, no money moves")).toBeVisible()
  await page.getByRole("button", { name: "Pay $31.20" }).click()
  await expect(page).toHaveURL(/\/donate\/thanks\?gift=/)
  await expect(page.getByRole("main")).toContainText("$31.20")
  await expectAccessible(page)

  await signInAs("finance", context, baseURL!)
  const [gift] = await askDatabase("select id from public.donations where donor_email = $1", [email])
  await page.goto(`/staff/gifts/${gift.id}`)
  await expect(page.getByRole("heading", { name: "Ruth Ellery" })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)
  await page.getByLabel("Refund in dollars").fill("11.20")
  await page.getByRole("button", { name: "Refund" }).click()
  await expect(page.getByText(/Receipt No\. \d+, \$20,/)).toBeVisible()
  await expect(page.getByLabel("Refund in dollars")).toHaveValue("")
})

test("a refund above the limit waits until someone else approves it", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const name = `Petra ${crypto.randomUUID()}`
  const [gift] = await askDatabase(
    `with gift as (insert into public.donations (donor_name, visibility, gift_cents, frequency, is_live, payment_id, paid_at)
       values ($1, 'anonymous', 90000, 'once', false, 'pi_test_' || gen_random_uuid(), now()) returning *),
     payment as (insert into private.test_payments (id, donation_id, cents, paid_at)
       select payment_id, id, total_cents, paid_at from gift)
     select id from gift`,
    [name],
  )
  await signInAs("finance", context, baseURL!)
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto(`/staff/gifts/${gift.id}`)
  await expect(page.getByText("More than $500 needs someone else’s approval.")).toBeVisible()
  await page.getByLabel("Refund in dollars").fill("900")
  await page.getByRole("button", { name: "Refund", exact: true }).click()
  await expect(page.getByText("It waits in Refunds until someone else approves it.")).toBeVisible()
  await page.getByRole("link", { name: "Open refunds" }).click()
  const own = page.getByRole("row").filter({ hasText: name })
  await expect(own.getByRole("button", { name: /Take it back/ })).toBeVisible()
  await expect(own.getByRole("button", { name: /Approve/ })).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)

  const second = await browser.newContext({ baseURL: baseURL! })
  await signInAs("admin", second, baseURL!)
  const other = await second.newPage()
  await other.goto("/staff/refunds")
  await expect(other.getByLabel("One person may refund up to")).toHaveValue("500")
  await other
    .getByRole("row")
    .filter({ hasText: name })
    .getByRole("button", { name: /Approve and refund/ })
    .click()
  await expect(other.getByText("Refunded. The donor gets a corrected receipt by email.")).toBeVisible()
  await second.close()
  await page.goto(`/staff/gifts/${gift.id}`)
  await expect(page.getByText("$900", { exact: true })).toBeVisible()
  await expect(page.getByLabel("Refund in dollars")).toBeHidden()
})

test("finance resolves a payment difference and a held event, each with a reason", async ({
  page,
  context,
  baseURL,
}) => {
  const name = crypto.randomUUID()
  await askDatabase(
    `insert into public.payment_differences (kind, mode, payment_id, our_cents, provider_cents, paid_at)
     values ('amount', 'live', $1, 3000, 2500, now())`,
    [`pi_${name}`],
  )
  await askDatabase(
    `insert into private.payment_events (id, kind, occurred_at, is_live, amount_cents, problem)
     values ($1, 'paid', now(), false, 3000, 'unknown-gift')`,
    [`evt_${name}`],
  )
  await signInAs("finance", context, baseURL!)
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto("/staff/payment-differences")
  await hydrated(page)
  await page.getByRole("link", { name: "Amount differs" }).first().click()
  await expect(
    page.getByText(/The provider charged \$25 on .*, but our books say \$30\./).last(),
  ).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Mark as resolved" }).click()
  await expect(page.getByText("Write a reason of 3 to 500 characters.").first()).toBeVisible()
  await page.getByLabel("Reason").fill("Partly captured on purpose.")
  await page.getByRole("button", { name: "Mark as resolved" }).click()
  await expect(page.getByText(/Partly captured on purpose\.$/)).toBeVisible()

  await page.goto("/staff/gifts")
  const held = page.getByRole("listitem").filter({ hasText: `evt_${name}` })
  await held.getByText("Resolve", { exact: true }).click()
  await held.getByLabel("Reason").fill("A payment for something else.")
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await held.getByRole("button", { name: "Mark as resolved" }).click()
  await expect(page.getByText("Resolved.", { exact: true })).toBeVisible()
  await expect(held).toHaveCount(0)
})

test("finance enters several checks that add up, and finds one by its amount and its receipt", async ({
  page,
  context,
  baseURL,
}) => {
  const name = `Ada ${crypto.randomUUID()}`
  await signInAs("finance", context, baseURL!)
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto("/staff/enter-gift")
  await hydrated(page)
  const one = page.locator("form", { has: page.getByRole("button", { name: "Enter the gift" }) })
  await one.getByLabel("How it arrived").selectOption("Cash")
  await one.getByLabel("Amount in dollars").fill("20")
  await one.getByLabel("Donor’s name").fill(`${name} in person`)
  await one.getByLabel("Date it arrived").fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10))
  await one.getByRole("button", { name: "Enter the gift" }).click()
  await expect(page.getByText("Entered. The receipt is issued")).toBeVisible()
  // A second press would be a second gift.
  await expect(one.getByLabel("Donor’s name")).toHaveValue("")
  await page.getByText("Enter several checks at once").click()
  const form = page.locator("form", { has: page.getByRole("button", { name: "Enter the checks" }) })
  await form
    .getByLabel("Date they arrived")
    .fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10))
  await form.getByLabel("Sum of all checks").fill("76.54")
  for (const [index, amount] of ["12.34", "64.21"].entries()) {
    const row = form.getByRole("group", { name: `Check ${index + 1}`, exact: true })
    await row.getByLabel("Amount").fill(amount)
    await row.getByLabel("Donor’s name").fill(`${name} ${index}`)
  }
  await expect(form.getByText("Entered so far: $76.55")).toBeVisible()
  await form.getByRole("button", { name: "Enter the checks" }).click()
  await expect(form.getByRole("alert")).toContainText("The checks add up to $76.55, not $76.54.")
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await form.getByLabel("Sum of all checks").fill("76.55")
  await form.getByRole("button", { name: "Enter the checks" }).click()
  await expect(page.getByText("Entered. Each check has its receipt")).toBeVisible()
  await page.goto("/staff/gifts?q=%2464.21")
  await page.getByRole("link", { name: `${name} 1` }).click()
  await expect(page.getByText(/^2 checks, \$76\.55, entered/)).toBeVisible()
  const receipt = await page.getByRole("link", { name: /^Receipt No\. \d+$/ }).textContent()
  await page.goto(`/staff/receipts?q=${encodeURIComponent(receipt!.replace("Receipt ", ""))}`)
  await expect(page.getByRole("row").filter({ hasText: `${name} 1` })).toContainText("Valid")
  await expectAccessible(page)
})

test("the pages of gifts are accessible", async ({ page, context, baseURL }) => {
  await signInAs("finance", context, baseURL!)
  for (const path of [
    ...["/staff/enter-gift", "/staff/legal-identity", "/staff/campaigns", "/donate/manage", "/me/gifts"],
    `/donate/test-card?change=${crypto.randomUUID()}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
})

test("finance enters the EIN and replaces the receipts that lack it", async ({ page, context, baseURL }) => {
  const email = `${crypto.randomUUID()}@example.org`
  await askDatabase(
    `with gift as (
       insert into public.donations (donor_name, donor_email, visibility, gift_cents, frequency, is_live, paid_at)
       values ('Ruth Ellery', $1, 'anonymous', 3000, 'once', true, now()) returning *)
     select private.issue_receipt(g::public.donations) from gift g`,
    [email],
  )
  const [settings] = await askDatabase("select ein from public.site_settings")
  try {
    await signInAs("finance", context, baseURL!)
    await page.goto("/staff/legal-identity")
    await hydrated(page)
    await page.getByLabel("EIN", { exact: true }).fill("12-3456789")
    await page.getByRole("button", { name: "Save" }).click()
    await expect(page.getByText("Saved. New receipts state it; issued ones stay as they are.")).toBeVisible()
    await expect(page.getByRole("region", { name: "Receipts without an EIN" })).toContainText("replaced")
    await expectAccessible(page)
    await page.getByRole("button", { name: "Replace and email them" }).click()
    await expect(page.getByText("Replaced. Every receipt that still counts has your EIN.")).toBeVisible()
    await expect(page.getByRole("button", { name: "Replace and email them" })).toHaveCount(0)
  } finally {
    await askDatabase("update public.site_settings set ein = $1", [settings!.ein])
  }
  const receipts = await askDatabase(
    "select ein, replaces is not null as is_new from public.receipts where donor_email = $1 order by number",
    [email],
  )
  expect(receipts).toEqual([
    { ein: null, is_new: false },
    { ein: "12-3456789", is_new: true },
  ])
})

test("a member starts a page for a campaign, finance makes it public, and a friend gives through it", async ({
  page,
  context,
  admin,
  browser,
  baseURL,
}) => {
  const slug = `p-${crypto.randomUUID()}`
  await signIn(context, admin, baseURL!, { is_adult: "true", terms: "1", privacy: "1" })
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto("/me/gifts#pages")
  await hydrated(page)
  await page.getByText("Start a page", { exact: true }).click()
  await page.getByLabel("Title").fill("Ten kits for the bus")
  await page.getByLabel("Your name on the page").fill("Ruth Ellery")
  await page.getByLabel("Why you’re asking").fill("I want ten drivers to carry a kit.")
  await page.getByLabel("Goal in dollars").fill("300")
  await page.getByLabel("Address of the page").fill(slug)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Send it to us" }).click()
  await expect(page.getByText("We’re reading it")).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  const office = await browser.newContext({ baseURL: baseURL! })
  await signInAs("finance", office, baseURL!)
  const [row] = await askDatabase("select id from public.supporter_pages where slug = $1", [slug])
  const staff = await office.newPage()
  await staff.goto(`/staff/supporter-pages/${row.id}`)
  await expectAccessible(staff)
  await staff.getByRole("button", { name: "Make it public" }).click()
  await expect(staff.getByText("Saved. The owner gets a notice.")).toBeVisible()
  await office.close()

  await page.goto(`/donate/with-${slug}`)
  await hydrated(page)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole("radio", { name: "$30 one kit" }).check()
  await page.getByLabel("Name", { exact: true }).fill("Ben Ode")
  await page.getByLabel("Email for the receipt").fill(`${slug}@example.org`)
  await page.getByRole("button", { name: "Give $30" }).click()
  await page.getByRole("button", { name: "Pay $30" }).click()
  await expect(page).toHaveURL(/\/donate\/thanks\?gift=/)
  await page.goto(`/donate/with-${slug}`)
  await expect(page.getByText("One gift through this page. $270 to go.")).toBeVisible()
})
