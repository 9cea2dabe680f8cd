import type { Browser, Page } from "@playwright/test"
import sharp from "sharp"
import { expect, expectAccessible, hydrated, test, violationsInMain } from "#tests/support/e2e.ts"
import { startPracticeSite } from "#tests/support/practice-site.ts"

// All tests share one site.
test.describe.configure({ mode: "default" })
let practice: Awaited<ReturnType<typeof startPracticeSite>>
test.beforeAll(async () => {
  practice = await startPracticeSite()
})
test.afterAll(() => practice.close())

test("the frame of a practice site stays while the app takes over the page and changes it", async ({
  page,
}) => {
  const frame = page.getByRole("complementary", { name: "Practice site" })
  await page.goto(`${practice.origin}/practice`)
  await hydrated(page)
  await expect(frame).toContainText("Nothing here is real")
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await page.getByRole("button", { name: "Start as Evan" }).click()
  await expect(page).toHaveURL(`${practice.origin}/staff`)
  await hydrated(page)
  // A document that stays the same shows that the app changed the page.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page
    .getByRole("navigation")
    .getByRole("link", { name: /^Raffles/ })
    .click()
  await expect(page.getByRole("heading", { level: 1, name: "Raffles" })).toBeVisible()
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true)
  await expect(frame).toHaveCount(1)
  await expect(frame).toBeVisible()
  const border = await page
    .locator("practice-frame > div")
    .evaluate(element => getComputedStyle(element).borderTopWidth)
  expect(border).toBe("6px")
  await page.getByRole("link", { name: "Change role" }).click()
  await expect(page.getByRole("button", { name: "Start over with fresh data" })).toBeVisible()
  await expect(frame).toHaveCount(1)
  // Nothing on the page waits for a site that has ended.
  await page.goto("about:blank")
})

async function visit(path: string, browser: Browser) {
  const context = await browser.newContext({ baseURL: practice.origin, reducedMotion: "reduce" })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

async function startAs(name: string, browser: Browser, path: string) {
  const page = await visit("/practice", browser)
  await page.getByRole("button", { name: `Start as ${name}` }).click()
  await expect(page).toHaveURL(name === "Maya" ? "/me" : "/staff")
  await page.goto(path)
  return page
}

// The words of docs/office.md, with the records that every practice site has.
test("someone who practices issues certificates after a class, hands a prize over and refunds with a second person", async ({
  browser,
}) => {
  const ada = await startAs("Ada", browser, "/staff/events")
  await ada.getByRole("link", { name: "Porch Lights" }).click()
  await ada.getByRole("listitem").filter({ hasText: "Over. 4 of 12 in the room" }).getByRole("link").click()
  await ada.getByRole("link", { name: "Issue certificates to everyone who was checked in" }).click()
  await ada.getByLabel("Course").selectOption("Overdose response basics")
  await ada.getByLabel("Day of the class").fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10))
  await expect(ada.getByLabel("Who took it")).toHaveValue(/^Pam Ortiz, pam.*\nReed Lawson, .*\nTia Monroe, /)
  await ada.getByLabel(/^Everyone on this list is 18 or older/).check()
  await ada.getByRole("button", { name: "Check the list" }).click()
  await ada.getByRole("button", { name: "Issue 3 certificates" }).click()
  await expect(ada.getByText("3 certificates are issued, and each person gets an email.")).toBeVisible()

  const evan = await startAs("Evan", browser, "/staff/raffles")
  await evan.getByRole("link", { name: "Trail bag" }).click()
  await expect(evan.getByText(/\. Write to: .+@people\.openairway\.example/)).toBeVisible()
  await evan.getByRole("button", { name: "Eligibility checked" }).click()
  await evan.getByLabel("Note for the public page, without names").fill("Shipped on Monday.")
  await evan.getByRole("button", { name: "Handed over" }).click()
  await expect(evan.getByText("handed over: Shipped on Monday.")).toBeVisible()

  const fay = await startAs("Fay", browser, "/staff/gifts")
  await fay.getByRole("link", { name: "Vera Lindqvist" }).click()
  await fay.getByLabel("Refund in dollars").fill("750")
  await fay.getByRole("button", { name: "Refund", exact: true }).click()
  await expect(fay.getByText("It waits in Refunds until someone else approves it.")).toBeVisible()
  await ada.goto("/staff/refunds")
  await ada.getByRole("button", { name: /^Approve and refund/ }).click()
  await expect(ada.getByText("Refunded. The donor gets a corrected receipt by email.")).toBeVisible()
  // The browser logs that its live connections end.
  for (const page of [ada, evan, fay]) await page.close()
})

const logoOf = (page: Page) => page.getByRole("img", { name: /, home$/ }).first()

// What changes the whole site is tried here, because other tests share theirs.
test("an administrator gives one state a logo and a background, and the site a logo", async ({ browser }) => {
  const image = sharp({ create: { width: 504, height: 200, channels: 3, background: "#d5351b" } })
  const file = { name: "logo.png", mimeType: "image/png", buffer: await image.png().toBuffer() }
  const ada = await startAs("Ada", browser, "/staff/state-looks")
  await ada.getByLabel("State").selectOption("Arkansas")
  await ada.getByRole("button", { name: "Open" }).click()
  await ada.getByLabel("Logo", { exact: true }).setInputFiles(file)
  await ada.getByRole("button", { name: "Save the logo" }).click()
  await expect(ada.getByText("Saved. Members of this state see this logo from now on.")).toBeVisible()
  await ada.getByRole("radio", { name: /small town/ }).check()
  await ada.getByRole("button", { name: "Save the picture" }).click()
  await expect(ada.getByText("Saved. Members of this state see it from now on.")).toBeVisible()
  for (const width of [390, 1440]) {
    await ada.setViewportSize({ width, height: 900 })
    expect(await violationsInMain(ada)).toEqual([])
  }

  const maya = await startAs("Maya", browser, "/courses")
  await expect(logoOf(maya)).toHaveAttribute("src", /^\/logos\/.+\.png$/)
  await maya.goto("/no-such-page")
  await expect(maya.locator('img[src*="/pictures/"]')).toBeVisible()
  await expect(maya.getByRole("heading", { level: 1 })).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
  const visitor = await visit("/courses", browser)
  await expect(logoOf(visitor)).toHaveAttribute("src", "/default_logo.svg")

  await ada.goto("/staff/logo-and-colors")
  await ada.locator("input[name=logo]").setInputFiles(file)
  await ada.getByRole("button", { name: "Save the logo" }).click()
  await expect(ada.getByText("Every page, email and certificate has this logo from now on.")).toBeVisible()
  await visitor.reload()
  await expect(logoOf(visitor)).toHaveAttribute("src", /^\/logos\/.+\.png$/)
  for (const page of [ada, maya, visitor]) await page.close()
})

test("an administrator publishes a new version of the terms, and a member agrees at the next visit", async ({
  browser,
}) => {
  const maya = await startAs("Maya", browser, "/me")
  const ada = await startAs("Ada", browser, "/staff/policies")
  await ada.getByRole("link", { name: "Terms of use" }).click()
  await ada.getByRole("button", { name: "Write the next version" }).click()
  await ada.getByLabel("What changed, in plain words").fill("We say who we are in the first line.")
  const text = ada.getByLabel("Text", { exact: true })
  await text.fill(`# Who we are\n\nA school of breath.\n\n${await text.inputValue()}`)
  await ada.getByRole("button", { name: "Save in the draft" }).click()
  await expect(ada.locator("ins", { hasText: "A school of breath." })).toBeVisible()
  await ada.getByRole("button", { name: "Publish this version" }).click()
  // Administrators are members too.
  await expect(ada.getByRole("heading", { name: "Our policies have changed" })).toBeVisible()

  await maya.goto("/me/certificates")
  await expect(
    maya.getByText("What changed in version 2: We say who we are in the first line."),
  ).toBeVisible()
  await maya.getByLabel(/^I agree to the terms of use/).check()
  await maya.getByRole("button", { name: "Continue" }).click()
  await expect(maya).toHaveURL("/me/certificates")
  await maya.goto("/terms")
  await expect(maya.getByText("A school of breath.")).toBeVisible()
  await expect(maya.getByRole("link", { name: /^Version 1/ })).toBeVisible()
  for (const page of [ada, maya]) await page.close()
})
