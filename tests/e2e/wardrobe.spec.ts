import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"
import { signIn } from "../support/sign-in.ts"

const WARDROBE = "/narcatsworld/wardrobe"
const ADULT = { is_adult: "true", terms: "1", privacy: "1", display_name: "Noor" }
const BAG = ["spray", "gloves", "shield", "phone", "steps", "helplines"]

test("two devices that spend the same coins: one gets the costume, the other keeps its page", async ({
  page,
  context,
  browser,
  admin,
  baseURL,
}) => {
  const email = await signIn(context, admin, baseURL!, ADULT)
  const { data } = await admin.auth.admin.listUsers({ perPage: 1000 })
  const member = data.users.find(user => user.email === email)!.id
  for (const source of ["quad", "kitchen", "bus", "bar"].map(place => `game:${place}/bag`))
    await admin.rpc("grant_coins", { member, source }).throwOnError()

  const other = await browser.newContext({ baseURL, reducedMotion: "reduce" })
  await other.addCookies(await context.cookies())
  const phone = await other.newPage()
  for (const device of [page, phone]) {
    await device.goto(WARDROBE)
    await hydrated(device)
    await expect(device.getByText("20 coins", { exact: true }).first()).toBeVisible()
  }
  await Promise.all([
    page.getByRole("button", { name: "Buy Superhero cape" }).click(),
    phone.getByRole("button", { name: "Buy Marching-band hat" }).click(),
  ])
  for (const device of [page, phone])
    await expect(device.getByText(/it’s yours\.$|^You don’t have 20 coins/)).toBeVisible()
  const owned = await admin.from("owned_costumes").select("costume").eq("user_id", member).throwOnError()
  expect(owned.data).toHaveLength(1)
  await page.goto("/me")
  await expect(page.getByText("0 coins", { exact: true })).toBeVisible()
  await page.getByRole("link", { name: "Open the wardrobe" }).click()
  await expect(page).toHaveURL(WARDROBE)
  await expect(page.getByText("0 coins", { exact: true })).toBeVisible()
})

test("a guest plays, signs up and keeps everything that the server can check", async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  await page.goto(WARDROBE)
  await page.evaluate(
    finished => {
      localStorage.setItem("narcats-world", JSON.stringify({ version: 1, finished }))
    },
    [
      { source: "game:quad/bag", proof: [...BAG, "id", "water"] },
      { source: "game:bus/bag", proof: [...BAG, "flashlight", "id"] },
      { source: "game:bar/bag", proof: ["made up"] },
    ],
  )
  await page.reload()
  await hydrated(page)
  await expect(page.getByText("15 coins", { exact: true }).first()).toBeVisible()
  await page.getByRole("button", { name: "Buy Bow tie" }).click()
  await page.getByRole("button", { name: "Wear Bow tie" }).click()
  await page.getByRole("button", { name: "Buy Party hat" }).click()
  await expect(page.getByRole("img", { name: "Costume: Bow tie" })).toBeVisible()
  await page.getByRole("button", { name: "Get a nameplate" }).click()
  await expect(page.getByRole("button", { name: "Another nameplate" })).toBeVisible()
  const nameplate = await page.evaluate(() => JSON.parse(localStorage.getItem("narcats-world")!).nameplate)
  await expectAccessible(page)

  await signIn(context, admin, baseURL!, ADULT)
  await page.goto(WARDROBE)
  await page.getByRole("button", { name: "Yes, that was me" }).click()
  await expect(page.getByText("We added 10 coins and 2 costumes to your account.")).toBeVisible()
  await expect(page.getByText("0 coins", { exact: true })).toBeVisible()
  await expect(page.getByRole("img", { name: "Costume: Bow tie" })).toBeVisible()
  await expect(page.getByText(nameplate, { exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem("narcats-world"))).toBeNull()
})
