import type { Page } from "@playwright/test"
import { expect, expectAccessible, listening, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"
import { signInAs } from "#tests/support/sign-in.ts"

const fieldOf = (tab: Page) => tab.getByLabel("Who got it").filter({ visible: true })
const kept = (tab: Page) => tab.waitForResponse(response => response.url().includes("/staff/typed"))

async function newAward() {
  const [award] = await askDatabase(
    `insert into public.awards (year, title, reason, text, emblem)
     values (2020, $1, 'For courage', 'To everyone who knocked.', 'door') returning id`,
    [`Courage ${crypto.randomUUID().slice(0, 8)}`],
  )
  return `/staff/awards/${award.id}`
}

test("what an editor typed into a record is back after a crash and after a lost network, until it is saved", async ({
  context,
  page,
  baseURL,
}) => {
  const path = await newAward()
  await signInAs("editor", context, baseURL!)
  const crashing = await context.newPage()
  await crashing.goto(path)
  await listening(crashing)
  await Promise.all([kept(crashing), fieldOf(crashing).fill("To everyone who knocked twice.")])
  await crashing.close()

  await page.goto(path)
  await listening(page)
  await expect(page.getByText("This isn’t saved yet")).toBeVisible()
  await expect(fieldOf(page)).toHaveValue("To everyone who knocked twice.")
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await context.setOffline(true)
  const failed = page.waitForEvent("requestfailed")
  await fieldOf(page).fill("To everyone who knocked three times.")
  await failed
  await Promise.all([kept(page), context.setOffline(false)])
  await page.reload()
  await expect(fieldOf(page)).toHaveValue("To everyone who knocked three times.")

  await page.getByRole("button", { name: "Discard my changes" }).click()
  await expect(page.getByText("This isn’t saved yet")).toHaveCount(0)
  await expect(fieldOf(page)).toHaveValue("To everyone who knocked.")
  await listening(page)
  await Promise.all([kept(page), fieldOf(page).fill("To everyone who came in.")])
  await page.getByRole("button", { name: "Save", exact: true }).filter({ visible: true }).click()
  await expect(page.getByText("Saved.")).toBeVisible()
  await page.reload()
  await expect(page.getByText("This isn’t saved yet")).toHaveCount(0)
  const id = path.split("/").at(-1)
  expect(await askDatabase("select text from public.awards where id = $1", [id])).toEqual([
    { text: "To everyone who came in." },
  ])
})

test("text is kept that an editor typed before the code that keeps it was loaded", async ({
  context,
  page,
  baseURL,
}) => {
  await signInAs("editor", context, baseURL!)
  let load: () => void = () => undefined
  const isTyped = new Promise<void>(resolve => (load = resolve))
  await page.route(/\/assets\/keep-forms/, async route => {
    await isTyped
    await route.continue()
  })
  await page.goto(await newAward())
  await listening(page)
  await fieldOf(page).fill("To everyone who came early.")
  await Promise.all([kept(page), load()])
  await page.reload()
  await expect(fieldOf(page)).toHaveValue("To everyone who came early.")
})
