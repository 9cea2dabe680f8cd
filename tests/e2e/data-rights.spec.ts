import { readFileSync } from "node:fs"
import { strFromU8, unzipSync } from "fflate"
import { expect, expectAccessible, test } from "#tests/support/e2e.ts"
import { PASSWORD, signIn } from "#tests/support/sign-in.ts"

const ADULT = { is_adult: "true", terms: "1", privacy: "1" }

test("a member requests a copy of all data, sees its progress, and opens it", async ({
  context,
  page,
  admin,
  baseURL,
}) => {
  const email = await signIn(context, admin, baseURL!, { ...ADULT, display_name: "Robin Finch" })
  await page.goto("/me/data")
  await page.getByRole("button", { name: "Make a copy of my data" }).click()
  await expect(page.getByText("is ready")).toBeVisible()
  await expectAccessible(page)
  const arriving = page.waitForEvent("download")
  await page.getByRole("link", { name: "Download" }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toMatch(/^your-data-\d{4}-\d\d-\d\d\.zip$/)
  const zip = unzipSync(readFileSync(await download.path()))
  const readable = strFromU8(zip["index.html"]!)
  expect(readable).toContain("Robin Finch")
  expect(readable).toContain(email)
  expect(JSON.parse(strFromU8(zip["data.json"]!)).chapters.length).toBeGreaterThan(5)
  const reading = await context.newPage()
  await reading.setContent(readable)
  await expect(reading.getByRole("heading", { level: 1 })).toHaveText("Your data")
})

test("a member requests the deletion of the account and cancels it", async ({
  context,
  page,
  admin,
  baseURL,
}) => {
  await signIn(context, admin, baseURL!, ADULT)
  await page.goto("/me/data")
  await page.getByRole("link", { name: "Delete my account" }).click()
  await expect(page.getByText("Security log")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Delete my account" }).click()
  await expect(page.getByText("Type the word delete, to be sure.").first()).toBeVisible()
  await page.getByLabel("Your password").fill("not the password")
  await page.getByLabel("Type the word delete").fill("delete")
  await page.getByRole("button", { name: "Delete my account" }).click()
  await expect(page.getByText("That is not your password.").first()).toBeVisible()
  await expect(page.getByLabel("Type the word delete")).toHaveValue("delete")
  await page.getByLabel("Your password").fill(PASSWORD)
  await page.getByRole("button", { name: "Delete my account" }).click()
  await expect(page.getByText("Your account will be deleted on")).toBeVisible()
  await page.getByRole("button", { name: "Keep my account" }).click()
  await expect(page.getByText("Your account stays.")).toBeVisible()
})

test("a member deletes the account with an emailed code and cannot sign in a week later", async ({
  context,
  page,
  admin,
  baseURL,
}) => {
  const email = await signIn(context, admin, baseURL!, ADULT)
  await page.goto("/me/data/delete")
  await page.getByRole("button", { name: "Email me a code instead" }).click()
  await expect(page.getByText("We emailed a six-digit code")).toBeVisible()
  const outbox = await context.newPage()
  await outbox.goto("/dev/mail")
  const newest = outbox.getByRole("listitem").filter({ hasText: email }).first()
  await newest.getByRole("link").click()
  const code = /\b\d{6}\b/.exec((await outbox.locator("pre").textContent()) ?? "")![0]
  await outbox.close()
  await page.getByLabel("Code from the email").fill(code)
  await page.getByLabel("Type the word delete").fill("delete")
  await page.getByRole("button", { name: "Delete my account" }).click()
  await expect(page.getByText("Your account will be deleted on")).toBeVisible()

  const { data } = await admin.auth.admin.listUsers({ perPage: 1000 })
  const { id } = data.users.find(user => user.email === email)!
  const today = { due_at: new Date().toISOString() }
  await admin.from("erasures").update(today).eq("user_id", id).throwOnError()
  await admin.functions.invoke("jobs", { body: { seconds: 20 } })
  await expect.poll(async () => (await admin.auth.admin.getUserById(id)).error?.status).toBe(404)

  await page.goto("/me/data")
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD)
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page.getByText("don’t match").first()).toBeVisible()
})
