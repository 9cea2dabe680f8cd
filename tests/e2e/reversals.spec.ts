import { expect, expectAccessible, hydrated, listening, test } from "../support/e2e.ts"
import { askDatabase } from "../support/e2e-database.ts"

test.use({ viewport: { width: 390, height: 844 }, expectedMessages: /status of 422|^warning: \[sounds\]/ })

test("a report is filled in card by card, kept encrypted, and sent when there is a connection again", async ({
  page,
  context,
}) => {
  const county = "Izard"
  await page.goto("/submit-reversal")
  await hydrated(page)
  const next = page.getByRole("button", { name: "Next" }).locator("visible=true")
  await page.getByText("This week", { exact: true }).click()
  await next.click()
  await page.getByLabel("State", { exact: true }).selectOption("Arkansas")
  await expect(page.locator(`datalist option[value=${county}]`)).toBeAttached()
  await page.getByLabel("County").fill(county)
  await expect
    .poll(async () => {
      const kept = await page.evaluate(keptOnDevice)
      return [kept?.isReadable, kept?.draft.includes(county)]
    })
    .toEqual([false, true])

  await page.reload()
  await hydrated(page)
  await expect(page.getByText(`${county}, Arkansas`).first()).toBeAttached()
  await next.click()
  await expect(page.getByLabel("County")).toHaveValue(county)
  // The Enter key asks the next question and sends nothing yet.
  await page.getByLabel("County").press("Enter")
  await page.getByText("4+", { exact: true }).click()
  await next.click()
  await page.getByText("They survived", { exact: true }).locator("visible=true").click()
  await next.click()
  await page.getByRole("button", { name: "Skip to the end" }).click()
  await expectAccessible(page)

  await context.setOffline(true)
  await page.getByRole("button", { name: "Send it" }).click()
  await expect(page.getByText("You’re offline. Your report is safe.")).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText("Someone is breathing because you were there.")).toBeVisible()
  const rows = await askDatabase("select doses from public.reversal_reports where county = $1", [county])
  expect(rows).toEqual([{ doses: "4+" }])

  // After-care stays on the device: the check-in depends on its clock, and nothing is posted.
  const posted: string[] = []
  page.on("request", request => request.method() !== "GET" && posted.push(request.url()))
  const start = Date.now()
  await page.getByRole("button", { name: "Ask me later" }).click()
  await expect(page.getByText("Saved on this device only.")).toBeVisible()
  for (const [hours, words] of [
    [25, "The first days can be strange"],
    [8 * 24, "A week later, it can come back"],
  ] as const) {
    await page.clock.setFixedTime(start + hours * 3_600_000)
    await page.reload()
    await expect(page.getByText(words)).toBeVisible()
  }
  expect(posted).toEqual([])

  await page.getByRole("button", { name: "Clear this device" }).first().click()
  await expect(page.getByText("Nothing about a report is left on this device.")).toBeVisible()
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
  ).not.toContain("reversal")
})

test("a report that waited is sent from the list of what waits; refused, it comes back and can be corrected", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto("/submit-reversal")
  await hydrated(page)
  await page.getByText("This week", { exact: true }).click()
  await page.getByText("4+", { exact: true }).click()
  await page.getByText("They survived", { exact: true }).first().click()
  const send = page.getByRole("button", { name: "Send it" })
  // Without a network, the page itself asks for what is missing.
  await context.setOffline(true)
  await send.click()
  await expect(page.getByText("Choose a state, or “I’d rather not say.”").first()).toBeVisible()
  await expect(page.getByLabel("State", { exact: true })).toBeFocused()
  await page.getByLabel("State", { exact: true }).selectOption("Arkansas")
  await page.getByLabel("County").fill("Izzzard")
  const refusal = page.getByText("We don’t know a county of that name in that state.").first()
  await expect(async () => {
    // Refused for another reason as long as the form is younger than two seconds.
    await context.setOffline(true)
    await send.click()
    await expect(page.getByText("You’re offline. Your report is safe.")).toBeVisible()
    // A page that was left may still run when the network is back, and would send the report itself.
    await page.evaluate(() => Object.defineProperty(navigator, "onLine", { value: false }))
    await page.goto("about:blank")
    await context.setOffline(false)
    await page.goto("/offline")
    const row = page.getByRole("listitem").filter({ hasText: "One report" })
    await expect(row).toContainText(
      "Saved on this device, encrypted. When you’re online, you can send it from here.",
    )
    const sendNow = row.getByRole("link", { name: "Send it now" })
    await expect(sendNow).toBeVisible()
    await listening(page)
    await context.setOffline(true)
    await expect(sendNow).toBeHidden()
    await context.setOffline(false)
    await sendNow.click()
    await expect(page).toHaveURL("/submit-reversal#report")
    await expect(page.getByLabel("County")).toHaveValue("Izzzard")
    await expect(refusal).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByText("You’re offline. Your report is safe.")).toBeHidden()

  // It is a draft again.
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel("County")).toHaveValue("Izzzard")
  await page.getByLabel("County").fill("Sharp")
  await expect(async () => {
    await send.click()
    await expect(page.getByText("Someone is breathing because you were there.")).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  const rows = await askDatabase("select doses from public.reversal_reports where county = 'Sharp'")
  expect(rows).toEqual([{ doses: "4+" }])
})

test("a browser without storage says that an offline report is not kept, and sends it later", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      performance.mark("storage")
      throw new DOMException("No storage", "SecurityError")
    }
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto("/submit-reversal")
  await hydrated(page)
  const triedStorage = () => page.evaluate(() => performance.getEntriesByName("storage").length)
  // For a draft, a report that waits and a reminder.
  await expect.poll(triedStorage).toBe(3)
  await page.getByText("This month", { exact: true }).click()
  await expect.poll(triedStorage).toBe(4)
  await page.getByLabel("State", { exact: true }).selectOption("Maine")
  await page.getByText("4+", { exact: true }).click()
  await page.getByText("They survived", { exact: true }).first().click()
  await context.setOffline(true)
  await page.getByRole("button", { name: "Send it" }).click()
  await expect(page.getByText("this browser can’t keep your report").first()).toBeVisible()
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("Maine")
  await context.setOffline(false)
  await expect(async () => {
    // Refused as long as the form is younger than two seconds.
    await page.getByRole("button", { name: "Send it" }).click()
    await expect(page.getByText("Someone is breathing because you were there.")).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  await page.getByRole("button", { name: "Ask me later" }).click()
  await expect(page.getByText("This browser can’t keep a reminder.")).toBeVisible()
})

test("Clear this device also empties the slip of a report that was sent", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto("/submit-reversal")
  await hydrated(page)
  await page.getByText("This week", { exact: true }).click()
  await page.getByLabel("State", { exact: true }).selectOption("Ohio")
  await page.getByText("4+", { exact: true }).click()
  await page.getByText("They survived", { exact: true }).first().click()
  const thanks = page.getByText("Someone is breathing because you were there.")
  await expect(async () => {
    // Refused as long as the form is younger than two seconds.
    await page.getByRole("button", { name: "Send it" }).click()
    await expect(thanks).toBeVisible({ timeout: 2000 })
  }).toPass()
  const slip = page.getByRole("complementary", { name: "What we keep and never keep" })
  await expect(slip).toContainText("Ohio")
  await page.getByRole("button", { name: "Clear this device" }).click()
  await expect(page.getByText("Nothing about a report is left on this device.")).toBeVisible()
  await expect(slip).not.toContainText("Ohio")
  await expect(thanks).toBeVisible()
})

test("an error opens its card on a phone, and so does its link in the summary", async ({ page }) => {
  await page.goto("/submit-reversal")
  await hydrated(page)
  const next = page.getByRole("button", { name: "Next" }).locator("visible=true")
  for (let card = 1; card < 5; card++) await next.click()
  await page.getByRole("button", { name: "Skip to the end" }).click()
  await page.getByRole("button", { name: "Send it" }).click()
  await expect(page.getByLabel("This week")).toBeFocused()
  await page.getByRole("link", { name: "Choose how many doses" }).click()
  await expect(page.getByLabel("1", { exact: true })).toBeFocused()
  await expect(page.getByLabel("This week")).toBeHidden()
  await page.getByRole("link", { name: "Choose a state" }).click()
  await expect(page.getByLabel("State", { exact: true })).toBeFocused()

  // Also what the server has sent back with its errors.
  await page.getByRole("button", { name: "Back" }).click()
  await page.getByText("This month", { exact: true }).click()
  for (let card = 1; card < 5; card++) await next.click()
  await page.getByRole("button", { name: "Skip to the end" }).click()
  await page.getByRole("button", { name: "Send it" }).click()
  await expect(page.getByText("3 things need another look")).toBeVisible()
  const place = page.getByRole("region", { name: "Where was it?" })
  await place.getByRole("button", { name: "Clear this device" }).click()
  await expect(page.getByRole("button", { name: "Device cleared" })).toBeVisible()
  await expect(page.getByLabel("This month")).not.toBeChecked()
})

test("Leave now and Escape twice replace the pages with a weather page that learns nothing", async ({
  page,
}) => {
  const left: Record<string, string>[] = []
  await page.route("https://www.weather.gov/", route => {
    left.push(route.request().headers())
    return route.fulfill({ contentType: "text/html", body: "<title>Weather</title>" })
  })
  const press = (times: number) => {
    for (let i = 0; i < times; i++) dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))
  }
  for (const path of ["/submit-reversal", "/submit-reversal/refill"]) {
    await page.goto(path)
    await hydrated(page)
    const entries = await page.evaluate(() => history.length)
    await page.evaluate(press, 1)
    await expect(page).toHaveURL(path)
    await page.evaluate(press, 2)
    await expect(page).toHaveTitle("Weather")
    expect(await page.evaluate(() => history.length)).toBe(entries)

    await page.goto(path)
    await hydrated(page)
    await page.getByRole("link", { name: "Leave now" }).first().click()
    await expect(page).toHaveTitle("Weather")
  }

  await page.goto("/submit-reversal")
  await hydrated(page)
  const before = await page.evaluate(() => history.length)
  await page.getByRole("link", { name: "No, it’s over" }).click()
  await expect(page).toHaveURL("/submit-reversal#report")
  expect(await page.evaluate(() => history.length)).toBe(before)
  // On each question, where the controls at the top are out of sight.
  await page.getByRole("button", { name: "Next" }).locator("visible=true").click()
  await page.getByRole("region", { name: "Where was it?" }).getByRole("link", { name: "Leave now" }).click()
  await expect(page).toHaveTitle("Weather")
  expect(left.map(({ referer }) => referer)).toEqual(Array(5).fill(undefined))
})

/** Whether scripts can read the key of the device, and the draft that it opens. */
async function keptOnDevice() {
  const settled = <Result>(asked: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
  // Opening a database that does not exist would create an empty one.
  if (!(await indexedDB.databases()).some(({ name }) => name === "reversal")) return null
  const database = await settled(indexedDB.open("reversal"))
  const store = database.transaction("kept").objectStore("kept")
  const [key, draft] = await Promise.all([settled<CryptoKey>(store.get("key")), settled(store.get("draft"))])
  database.close()
  if (!draft) return null
  const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv: draft.nonce }, key, draft.text)
  return { isReadable: key.extractable, draft: new TextDecoder().decode(text) }
}
