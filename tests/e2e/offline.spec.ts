import { expect, test } from "../support/e2e.ts"
import { signInAs } from "../support/sign-in.ts"

// Without a network React Router cannot look up the routes of the links in view.
test.use({ serviceWorkers: "allow", expectedMessages: /Failed to fetch manifest patches|net::ERR_FAILED/ })

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
      expect.arrayContaining([expect.stringMatching(/\/card$/), expect.stringMatching(/\/emergency$/)]),
    )

  await context.setOffline(true)
  await page.goto("/emergency")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("link", { name: /911/ }).first()).toBeVisible()
  await page.goto("/courses/overdose-response-basics/card")
  await expect(page.getByText("Rub the breastbone")).toBeVisible()
  // Styled as online: the card fills the screen in our type.
  expect(await page.evaluate(() => document.fonts.check("1rem Anybody"))).toBe(true)
})

test("what is kept belongs to everybody", async ({ baseURL, context, page }) => {
  await signInAs("member", context, baseURL!)
  await page.goto("/me")
  await page.evaluate(() => navigator.serviceWorker.ready)
  const kept = await page.evaluate(async () => {
    const cache = await caches.open("offline-1")
    const texts = await Promise.all((await cache.keys()).map(async key => (await cache.match(key))!.text()))
    return { addresses: (await cache.keys()).map(({ url }) => new URL(url).pathname), text: texts.join("") }
  })
  expect(kept.addresses.filter(path => !/^\/(emergency|assets|art|mascot)/.test(path))).toEqual([])
  expect(kept.text).not.toContain("My account")
})
