import sharp from "sharp"
import { expect, test } from "../support/e2e.ts"
import { signIn } from "../support/sign-in.ts"

test.use({ javaScriptEnabled: false })

test("without JavaScript, missing account data is requested first", async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  await signIn(context, admin, baseURL!)
  await page.goto("/me/profile?from=mail")
  await page.waitForURL(/\/me\/welcome/)
  await page.getByLabel("13 to 17").check()
  await page.getByRole("button", { name: "Continue" }).click()
  await expect(page.getByText("Choose the month.").first()).toBeVisible()
  await page.getByLabel("18 or older").check()
  for (const box of await page.getByLabel(/^I agree/).all()) await box.check()
  await page.getByRole("button", { name: "Continue" }).click()
  await page.waitForURL("/me/profile?from=mail")
  await page.getByLabel("Your name").fill("Ana")
  await page.getByRole("button", { name: "Save my profile" }).click()
  await expect(page.getByRole("link", { name: "Ana my account" })).toBeVisible()
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: "#d08b5b" } })
  const file = { name: "me.png", mimeType: "image/png", buffer: await picture.png().toBuffer() }
  await page.getByLabel("Your picture").setInputFiles(file)
  await page.getByRole("button", { name: "Use this picture" }).click()
  await expect(page.getByText("Your new picture is saved.")).toBeVisible()
})

test("a child under 13 gets a kind message and is signed out", async ({ page, context, admin, baseURL }) => {
  await signIn(context, admin, baseURL!)
  await page.goto("/me")
  await page.getByLabel("12 or younger").check()
  await page.getByRole("button", { name: "Continue" }).click()
  await expect(page.getByRole("heading", { name: "A bit too early" })).toBeVisible()
  await expect(page.getByRole("link", { name: "Sign in" }).first()).toBeAttached()
})
