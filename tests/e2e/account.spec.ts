import sharp from "sharp"
import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"
import { askDatabase } from "../support/e2e-database.ts"
import { PASSWORD, signIn } from "../support/sign-in.ts"
import { totpCode } from "../support/totp.ts"

const ADULT = { is_adult: "true", terms: "1", privacy: "1", display_name: "Marisol" }

test("a profile from Arkansas changes the logo at once", async ({ page, context, admin, baseURL }) => {
  await signIn(context, admin, baseURL!, ADULT)
  await page.goto("/me")
  await expect(page.getByRole("heading", { name: "Hey Marisol" })).toBeVisible()
  await page.getByRole("link", { name: "Profile", exact: true }).click()
  const logo = page.locator("header img").first()
  await expect(logo).toHaveAttribute("src", "/default_logo.svg")
  await page.getByLabel("State").selectOption("Arkansas")
  await page.getByRole("button", { name: "Save my profile" }).click()
  await expect(page.getByText("Your profile is saved.")).toBeVisible()
  await expect(logo).toHaveAttribute("src", "/logo-ar.svg")
  await expectAccessible(page)
  await page.goto("/no-such-page")
  await expect(page.locator('[src="/backgrounds/start.svg"]')).toBeAttached()
})

test("the dashboard of a new member is accessible", async ({ page, context, admin, baseURL }) => {
  await signIn(context, admin, baseURL!, { birth_month: "2011-05", terms: "1", privacy: "1" })
  await page.goto("/me")
  await expectAccessible(page)
})

test("a picture is cropped in the browser and shown in the header", async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  await signIn(context, admin, baseURL!, ADULT)
  await page.goto("/me/profile")
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#d08b5b" } })
    .jpeg()
    .toBuffer()
  const file = { name: "me.jpg", mimeType: "image/jpeg", buffer: picture }
  await page.getByLabel("Your picture").setInputFiles(file)
  const dialog = page.getByRole("dialog", { name: "Choose your square" })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel("Zoom").press("ArrowRight")
  await dialog.getByRole("button", { name: "Use this picture" }).click()
  await expect(page.getByText("Your new picture is saved.")).toBeVisible()
  const shown = page.locator("header img[src^='/me/avatar']")
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
  await page.getByRole("button", { name: "Remove my picture" }).click()
  await expect(page.getByText("Your picture is deleted")).toBeVisible()
  await expect(shown).toHaveCount(0)
})

test("with two-step sign-in on, signing in asks for the code", async ({ page, context, admin, baseURL }) => {
  const email = await signIn(context, admin, baseURL!, ADULT)
  await page.goto("/me/security")
  await hydrated(page)
  // The response of an action must be usable while the loaders of the page are still running.
  const loaders = Promise.withResolvers<void>()
  await page.route(/\/me\/security\.data/, async route => {
    if (route.request().method() === "GET") await loaders.promise
    await route.fallback()
  })
  await page.getByRole("button", { name: "Set up two-step sign-in" }).click()
  const secret = (await page.locator("code").textContent())!
  await page.getByLabel("Code from your app").fill("123456")
  await page.getByRole("button", { name: "Turn it on" }).click()
  await expect(page.getByText("That code is wrong").first()).toBeVisible()
  await expect(page.locator("code")).toHaveText(secret)
  await expectAccessible(page)
  await page.getByLabel("Code from your app").fill(totpCode(secret))
  await page.getByRole("button", { name: "Turn it on" }).click()
  await expect(page.getByRole("heading", { name: "Save these codes" })).toBeVisible()
  await expect(page.getByRole("listitem").filter({ hasText: /^\d+\s*([0-9a-f]{5}-){3}/ })).toHaveCount(10)
  loaders.resolve()
  await page.getByRole("link", { name: "I’ve saved them" }).click()
  await expect(page.getByText("10 recovery codes are left")).toBeVisible()

  // A token request that is rejected because of the sign-out would be logged to the console.
  const token = page.waitForResponse("**/auth/token")
  await page.goto("/me")
  await token
  await page.getByRole("button", { name: "Sign out" }).click()
  await page.waitForURL("/")
  await page.goto("/me/security")
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD)
  await page.getByRole("button", { name: "Sign in" }).click()
  await forgetUsedCodes(email)
  await page.getByLabel("Six-digit code").fill(totpCode(secret))
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page.getByRole("heading", { name: "Two-step sign-in" })).toBeVisible()
  await page.getByText("Turn two-step sign-in off").click()
  await forgetUsedCodes(email)
  await page.getByLabel("Code from your app").fill(totpCode(secret))
  await page.getByRole("button", { name: "Turn it off" }).click()
  await expect(page.getByText("Two-step sign-in is off")).toBeVisible()
})

test("a member ends the session on another device", async ({ page, context, admin, baseURL, browser }) => {
  const email = await signIn(context, admin, baseURL!, ADULT)
  const elsewhere = await browser.newContext({ userAgent: "Mozilla/5.0 (iPhone) Version/19.0 Safari/604.1" })
  const phone = await elsewhere.newPage()
  await phone.goto("/login")
  await phone.getByLabel("Email").fill(email)
  await phone.getByLabel("Password", { exact: true }).fill(PASSWORD)
  await phone.getByRole("button", { name: "Sign in" }).click()
  await phone.waitForURL("/me")

  await page.goto("/me/security")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Sign out Safari on iPhone" }).click()
  await expect(page.getByText("That device is signed out.")).toBeVisible()
  await expect(page.getByText("Safari on iPhone")).toHaveCount(0)
  await phone.goto("/me")
  await expect(phone).toHaveURL(/\/login/)
  await elsewhere.close()
})

/** Lets a test enter several codes without waiting for the next 30 seconds. */
async function forgetUsedCodes(email: string) {
  await askDatabase(
    `delete from backend.totp_steps where factor_id in
      (select f.id from auth.mfa_factors f join auth.users u on u.id = f.user_id where u.email = $1)`,
    [email],
  )
}
