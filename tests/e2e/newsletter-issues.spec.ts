import type { Page } from "@playwright/test"
import { expect, expectAccessible, hydrated, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"
import { signInAs } from "#tests/support/sign-in.ts"

/** A confirmed subscriber of press releases. */
async function newSubscriber() {
  const email = `${crypto.randomUUID()}@example.org`
  await askDatabase(
    `with added as (
       insert into public.newsletter_subscribers (email, topics, confirmed_at)
       values ($1, '{press}', now() - interval '1 day') returning id
     )
     insert into private.newsletter_tokens (subscriber_id) select id from added`,
    [email],
  )
  return email
}

async function emailsWith(subject: string) {
  return askDatabase(
    "select to_address, message, unsubscribe_path, id from private.email_outbox where params ->> 'subject' = $1",
    [subject],
  )
}

async function writeIssue(page: Page, subject: string) {
  await page.getByRole("combobox", { name: "Article" }).selectOption({ label: "Three people make a chapter" })
  await page.getByRole("textbox", { name: "Subject" }).fill(subject)
  await page.getByLabel(/A few words/).fill("Hello.\n\nGood news for small towns.")
  await page.getByRole("radio", { name: "Press releases" }).check()
  await page.getByRole("button", { name: "Save the draft" }).click()
  await expect(page.getByText("Saved. Send yourself a test next.")).toBeVisible()
}

test("outreach writes an issue, tests and sends it; a reader stops with one request; the archive shows it", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const subject = `Three is enough ${crypto.randomUUID().slice(0, 8)}`
  const reader = await newSubscriber()
  await signInAs("outreach", context, baseURL!)
  await page.goto("/staff/newsletter-issues")
  await page.getByRole("link", { name: "Write an issue" }).click()
  await expect(page.getByRole("heading", { name: "New issue" })).toBeVisible()
  await hydrated(page)
  await page.getByRole("button", { name: "Save the draft" }).click()
  await expect(page.getByText("Choose an article.").first()).toBeVisible()
  await writeIssue(page, subject)
  await expectAccessible(page)
  await expect(page.getByRole("button", { name: "Send it now" })).toBeHidden()
  await page.getByRole("button", { name: "Send a test to myself" }).click()
  await expect(page.getByText("The test is on its way to your own address.")).toBeVisible()
  const tests = await emailsWith(subject)
  expect(tests).toMatchObject([{ message: "newsletter-test" }])

  await page.getByRole("link", { name: "See the email as readers get it" }).click()
  await expect(page.getByText("Good news for small towns.")).toBeVisible()
  await expect(page.getByRole("link", { name: "Unsubscribe" })).toBeVisible()
  await page.goBack()
  await page.getByRole("button", { name: "Send it now" }).click()
  await expect(page.getByText("Sending has started. It’s in the archive now.")).toBeVisible()
  const sent = (await emailsWith(subject)).find(({ to_address }) => to_address === reader)
  await page.goto(`/dev/mail/${sent.id}`)
  await expect(page.getByText(reader).first()).toBeVisible()
  const email = page.frameLocator("iframe")
  await expect(email.getByRole("link", { name: "Read the article" })).toHaveAttribute(
    "href",
    `${baseURL}/news/press/three-people-make-a-chapter`,
  )
  await expect(email.locator("img")).toHaveCount(0)
  const archived = await email.getByRole("link", { name: "Read it on our website" }).getAttribute("href")

  const stopped = await request.post(sent.unsubscribe_path, {
    headers: { Origin: "https://mail.example" },
    form: { "List-Unsubscribe": "One-Click" },
  })
  expect(stopped.status()).toBe(200)
  expect(await askDatabase("select from private.email_outbox where to_address = $1", [reader])).toEqual([])

  await page.goto("/newsletter")
  await page.getByRole("link", { name: "Read past issues" }).first().click()
  await expect(page.getByRole("heading", { level: 1, name: "Past issues" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("link", { name: subject }).click()
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible()
  await expect(page.getByText("Good news for small towns.")).toBeVisible()
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", page.url())
  expect(page.url()).toBe(archived)
  await expectAccessible(page)
  const sitemap = await (await request.get("/sitemap.xml")).text()
  expect(sitemap).toContain(new URL(page.url()).pathname)
  await page.getByRole("link", { name: "Read the article" }).click()
  await expect(page).toHaveURL("/news/press/three-people-make-a-chapter")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("outreach sends an issue, stops it, and it leaves the archive", async ({ page, context, baseURL }) => {
    const subject = `Small rooms ${crypto.randomUUID().slice(0, 8)}`
    await signInAs("outreach", context, baseURL!)
    await page.goto("/staff/newsletter-issues/new")
    await writeIssue(page, subject)
    await page.getByRole("button", { name: "Send a test to myself" }).click()
    await page.getByRole("button", { name: "Send it now" }).click()
    await expect(page.getByText("Sending has started.")).toBeVisible()
    const issue = page.url()
    await page.goto("/newsletter/archive")
    await page.getByRole("link", { name: subject }).click()
    await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible()
    const archived = page.url()
    await page.goto(issue)
    await page.getByRole("button", { name: "Stop it" }).click()
    await expect(page.getByText("Stopped. Emails that were still waiting are deleted")).toBeVisible()
    await expect.poll(async () => (await page.request.get(archived)).status()).toBe(404)
  })
})

test("the archive fits a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ["/newsletter/archive", "/newsletter/archive/00000000-0000-4000-8000-000000000303"]) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})
