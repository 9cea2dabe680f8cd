import type { Page } from "@playwright/test"
import type { SupabaseClient } from "@supabase/supabase-js"
import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"

const PASSWORD = "tulip gravel ninety boat"
const NEW_PASSWORD = "violin harbour seven kite"
const GROWN_UP = { is_adult: "true", terms: "1", privacy: "1" }

const heading = (page: Page) => page.getByRole("heading", { level: 1 })
const address = (who: string) => `${who}-${crypto.randomUUID()}@example.org`

/** What leads on from the newest mail to an address, as the outbox of this machine shows it. */
async function emailTo({ request }: Page, email: string) {
  const list = await (await request.get("/dev/mail")).text()
  const item = list.split("<li").find(part => part.includes(email))
  const shown = await (await request.get(/href="(\/dev\/mail\/[\w-]+)"/.exec(item ?? "")![1]!)).text()
  const text = /<pre[^>]*>(.*?)<\/pre>/s
    .exec(shown)![1]!
    .replace(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
  const link = /https?:\/\/\S+\/confirm\?\S+/.exec(text)?.[0] ?? ""
  return { link, code: /^\s*(\d{3} ?\d{3})\s*$/m.exec(text)?.[1] ?? "" }
}

/** Opens a content page that shows this link; the row is restored at once. */
async function openPageWithLink(page: Page, admin: SupabaseClient, link: { label: string; href: string }) {
  const row = { locale: "en", path: "/raffles" }
  const { data } = await admin.from("pages").select("sections").match(row).single().throwOnError()
  const [opening, ...others] = data.sections
  const sections = [{ ...opening, buttons: [link] }, ...others]
  await admin.from("pages").update({ sections }).match(row).throwOnError()
  try {
    await expect.poll(async () => (await page.goto(row.path))?.text()).toContain(link.label)
  } finally {
    await admin.from("pages").update({ sections: data.sections }).match(row).throwOnError()
  }
}

test("every step is accessible", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const step of ["password", "age", "link", "forgotten"]) {
    await page.goto(`/login?step=${step}`)
    await expectAccessible(page)
  }
})

test("signing up from a deep link and confirming by email returns to that link", async ({ page }) => {
  const email = address("new")
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/me/profile?tab=2#photo")
  await page.getByRole("link", { name: "Create an account" }).click()
  await page.getByLabel("13 to 17").check()
  await page.getByRole("button", { name: "Continue" }).click()
  await expect(page.getByLabel("Month")).toBeFocused()
  await page.getByLabel("18 or older").check()
  await page.getByRole("button", { name: "Continue" }).click()

  await page.getByLabel("What should we call you?").fill("Ada")
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill("short")
  await expect(page.getByText("7 more characters to go")).toBeVisible()
  await page.getByLabel(/^I agree to the terms/).check()
  await page.getByRole("button", { name: "Create my account" }).click()
  await expect(page.getByText("Use 12 characters or more.").first()).toBeVisible()
  await expect(page.getByLabel("Email")).toHaveValue(email)
  await expectAccessible(page)
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD)
  await page.getByRole("button", { name: "Create my account" }).click()
  await expect(heading(page)).toHaveText("Check your email")
  await expectAccessible(page)

  await page.goto((await emailTo(page, email)).link)
  await expect(page).toHaveURL("/confirm")
  await page.getByRole("button", { name: "Confirm and continue" }).click()
  await expect(page).toHaveURL("/me/profile?tab=2#photo")
  await page.goto("/login")
  await expect(page).toHaveURL("/me")
})

test("a code from the email signs in, and a redirect keeps its hash", async ({ page, admin }) => {
  const email = address("member")
  await admin.auth.admin.createUser({ email, email_confirm: true, user_metadata: GROWN_UP })
  await openPageWithLink(page, admin, { label: "Change your photo", href: "/me/profile#photo" })
  await hydrated(page)
  await page.getByRole("link", { name: "Change your photo" }).click()
  await page.getByRole("link", { name: "Email me a one-time link" }).click()
  await expect(heading(page)).toHaveText("Sign in by email")
  await page.getByLabel("Email").fill(email)
  await page.getByRole("button", { name: "Email me a link" }).click()
  await expect(heading(page)).toHaveText("Check your email")
  await page.getByLabel("Six-digit code").fill((await emailTo(page, email)).code)
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page).toHaveURL("/me/profile#photo")
})

test("a forgotten password is replaced, and the old one no longer works", async ({ page, admin }) => {
  const email = address("member")
  await admin.auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    user_metadata: GROWN_UP,
  })
  await page.goto("/login")
  await page.getByRole("link", { name: "I forgot my password" }).click()
  await expect(heading(page)).toHaveText("Get a new password")
  await page.getByLabel("Email").fill(email)
  await page.getByRole("button", { name: "Send me a link" }).click()
  await expect(heading(page)).toHaveText("Check your email")

  await page.goto((await emailTo(page, email)).link)
  await expect(page).toHaveURL("/reset-password")
  await page.getByRole("button", { name: "Continue" }).click()
  await page.getByLabel("New password").fill(PASSWORD)
  await page.getByRole("button", { name: "Save my password" }).click()
  await expect(page.getByText("already your password.").first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel("New password").fill(NEW_PASSWORD)
  await page.getByRole("button", { name: "Save my password" }).click()
  await expect(page.getByText("Your new password is saved")).toBeVisible()
  await page.getByRole("link", { name: "Continue" }).click()
  await expect(page).toHaveURL("/me")
})

test("signing in works without JavaScript", async ({ browser, admin, baseURL }) => {
  const email = address("member")
  await admin.auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    user_metadata: GROWN_UP,
  })
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto("/me/profile?tab=2")
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill("not this one, no")
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page.getByText("That email and password don’t match.").first()).toBeVisible()
  await expect(page.getByLabel("Email")).toHaveValue(email)
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD)
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page).toHaveURL("/me/profile?tab=2")
  await context.close()
})

test("a twelve-year-old is sent to the courses and is not asked again", async ({ page }) => {
  await page.goto("/login?step=age")
  await page.getByLabel("12 or younger").check()
  await page.getByRole("button", { name: "Continue" }).click()
  await expect(page.getByRole("link", { name: "Take a course now" })).toHaveAttribute("href", "/courses")
  await expectAccessible(page)
  await page.goto("/login?step=age")
  await expect(heading(page)).toHaveText("A bit too early")
})
