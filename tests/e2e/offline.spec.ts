import type { Page } from "@playwright/test"
import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"
import { signIn, signInAs } from "../support/sign-in.ts"

const TESTED = "/courses/overdose-response-basics"
const COPY = /^You’re offline\. This is the copy from \w+ \d+, \d+:\d\d [AP]M\.$/
const ADULT = { is_adult: "true", terms: "1", privacy: "1", display_name: "Noor" }

// Without a network React Router cannot look up the routes of the links in view.
test.use({
  serviceWorkers: "allow",
  expectedMessages: /Failed to fetch( manifest patches)?|net::ERR_FAILED|^warning: \[sounds\]/,
})

test("after a visit to any page the emergency steps, and rescue cards once opened, need no network", async ({
  context,
  page,
}) => {
  await page.goto("/about")
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto("/courses/overdose-response-basics/card")
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open("offline-1")).keys()).map(({ url }) => url)),
    )
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/\/card$/),
        expect.stringMatching(/\/emergency$/),
        expect.stringMatching(/\/entry\.client-.*\.js$/),
        // Signing out clears the device, also if its page has no network for its scripts.
        expect.stringMatching(/\/assets\/me-.*\.js$/),
      ]),
    )

  await context.setOffline(true)
  await page.goto("/emergency")
  await expect(page.getByText(COPY)).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("link", { name: /911/ }).first()).toBeVisible()
  await page.goto("/courses/overdose-response-basics/card")
  await expect(page.getByText("Rub the breastbone")).toBeVisible()
  // Styled as online: the card fills the screen in our type.
  expect(await page.evaluate(() => document.fonts.check("1rem Anybody"))).toBe(true)
})

test("the service worker caches only public responses", async ({ baseURL, context, page }) => {
  await signInAs("member", context, baseURL!)
  await page.goto("/me")
  await page.evaluate(() => navigator.serviceWorker.ready)
  const kept = await page.evaluate(async () => {
    const cache = await caches.open("offline-1")
    const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname)
    // Scripts contain the words of every page.
    const pages = addresses.filter(path => !path.startsWith("/assets/"))
    const texts = await Promise.all(pages.map(async path => (await cache.match(path))!.text()))
    return { addresses, text: texts.join("") }
  })
  expect(
    kept.addresses.filter(
      path =>
        !/^\/(emergency$|offline$|builds\/|assets\/|art\/|mascot\/|(default_logo|favicon)\.svg$)/.test(path),
    ),
  ).toEqual([])
  expect(kept.text).not.toContain("My account")
})

test("offline, another address shows the saved emergency steps and says so", async ({ context, page }) => {
  await page.goto("/about")
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.goto("/courses?for=youth")
  await expect(page).toHaveURL("/emergency?instead-of=%2Fcourses%3Ffor%3Dyouth")
  await expect(page.getByText("You’re offline. These are the saved emergency steps.")).toBeVisible()
  const logo = page.getByRole("img", { name: /home$/ }).first()
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await hydrated(page)
  await expect(page.getByRole("link", { name: "The page you asked for" })).toHaveAttribute(
    "href",
    "/courses?for=youth",
  )
  await expectAccessible(page)
})

test("an open test goes on without a network, also from the saved course, and the answers are sent later", async ({
  admin,
  baseURL,
  context,
  page,
}) => {
  await signIn(context, admin, baseURL!, ADULT)
  await page.goto(TESTED)
  await page.getByRole("button", { name: /^Save for offline, / }).click()
  await expect(page.getByRole("status").filter({ hasText: /^Saved on this device on/ })).toBeVisible()

  await context.setOffline(true)
  await page.goto(`${TESTED}/quiz`)
  await expect(page.getByText("You need a network to start the test")).toBeVisible()
  await context.setOffline(false)
  await openForOfflineUse(page, `${TESTED}/quiz`)
  await page.getByRole("button", { name: "Start the test" }).click()
  const place = page.getByText(/^Question \d+ of \d+$/).last()
  await expect(place).toHaveText(/^Question 1 of/)

  await context.setOffline(true)
  await expect(page.getByText("You’re offline. You can keep answering.")).toBeVisible()
  await choose(page)
  await page.getByRole("button", { name: /^Save and/ }).click()
  await expect(place).toHaveText(/^Question 2 of/)
  await expect(page.getByText("One answer waits on this device.")).toBeVisible()
  await expect(page.getByRole("banner")).toContainText("Question 2 of")
  await expect(page.getByRole("img", { name: /^1 of \d+ questions done$/ })).toBeVisible()
  await expectAccessible(page)

  // The page was closed, and is opened from the saved course.
  await page.goto(`${TESTED}/quiz`)
  await expect(place).toHaveText(/^Question 2 of/)
  await choose(page)
  await page.getByRole("button", { name: /^Save and/ }).click()
  await expect(page.getByText("2 answers wait on this device.")).toBeVisible()
  await page.getByRole("link", { name: "Review" }).click()
  await expect(page.getByText("You need a network to submit the test and see your result.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Submit" })).toHaveCount(0)
  await page.goto("/offline")
  await expect(page.getByRole("link", { name: "2 answers of a test" })).toBeVisible()
  await page.goto(`${TESTED}/quiz`)
  await expect(place).toHaveText(/^Question 3 of/)

  // The saved page is the one for visitors, who have not started.
  await page.evaluate(watchFor, "Start the test")
  await context.setOffline(false)
  await expect(page.getByText("Sent: 2 answers.")).toBeVisible()
  await expect(place).toHaveText(/^Question 3 of/)
  await expect(page.getByRole("link", { name: /^Question \d+, answered$/ })).toHaveCount(2)
  expect(await page.evaluate(() => document.documentElement.dataset.seen)).toBeUndefined()
  await page.reload()
  await expect(page.getByRole("link", { name: /^Question \d+, answered$/ })).toHaveCount(2)

  // From any page.
  await hydrated(page)
  await context.setOffline(true)
  await page.goto(`${TESTED}/quiz`)
  await expect(place).toHaveText(/^Question 3 of/)
  await choose(page)
  await page.getByRole("button", { name: /^Save and/ }).click()
  await expect(page.getByText("One answer waits on this device.")).toBeVisible()
  await page.goto("/offline")
  await expect(page.getByRole("link", { name: "One answer of a test" })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole("region", { name: "Notices" }).getByText("Sent: one answer.")).toBeVisible()
  await expect(page.getByText("Nothing is waiting.")).toBeVisible()
  await page.goto(`${TESTED}/quiz`)
  await expect(page.getByRole("link", { name: /^Question \d+, answered$/ })).toHaveCount(3)
})

test("a lesson finished offline stays in view, and the next one opens online", async ({ context, page }) => {
  await openForOfflineUse(page, "/courses/overdose-response-basics/learn")
  const title = await page.getByRole("heading", { level: 1 }).textContent()
  await context.setOffline(true)
  await page.getByRole("button", { name: /^Next: / }).click()
  await expect(page.getByText("You’re offline, we’ll retry")).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title!)
  await context.setOffline(false)
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title!)
  await expect(page.getByText("You’re offline, we’ll retry")).toHaveCount(0)
})

test("a form sent offline stays in view, keeps what was typed and is sent online", async ({
  context,
  page,
}) => {
  const email = `adult-${crypto.randomUUID()}@example.org`
  await openForOfflineUse(page, "/guardian/ask-an-adult")
  await page.getByLabel("Your first name or a nickname").fill("Remy")
  await page.getByLabel("The adult’s email address").fill(email)
  await context.setOffline(true)
  await page.getByRole("button", { name: "Send the email" }).click()
  await expect(page.getByText("You’re offline, we’ll retry")).toBeVisible()
  await expect(page.getByLabel("Your first name or a nickname")).toHaveValue("Remy")
  await expect(page.getByLabel("The adult’s email address")).toHaveValue(email)
  await context.setOffline(false)
  await expect(page.getByRole("main").getByRole("status")).toContainText("on its way")
  await expect(page.getByText("You’re offline, we’ll retry")).toHaveCount(0)
})

/** Marks the document once it shows this text, even for a moment. */
function watchFor(text: string) {
  const look = () => {
    if (document.body.textContent.includes(text)) document.documentElement.dataset.seen = text
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}

/** Chooses the first answer; a question about an order has one already. */
async function choose(page: Page) {
  const choice = page.getByRole("radio").or(page.getByRole("checkbox")).first()
  if ((await choice.count()) > 0) await choice.check()
}

/** Opens a page and waits until it is hydrated and has what it needs without a network. */
async function openForOfflineUse(page: Page, path: string) {
  const retry = page.waitForResponse(/\/assets\/offline-retry-/)
  await page.goto(path)
  await hydrated(page)
  await (await retry).finished()
  await page.evaluate(() => navigator.serviceWorker.ready)
}
