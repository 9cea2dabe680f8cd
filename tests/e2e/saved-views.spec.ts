import { expect, expectAccessible, test } from "#tests/support/e2e.ts"
import { signInAs } from "#tests/support/sign-in.ts"

test("a search with its columns is saved as a view, opened again and removed", async ({
  context,
  page,
  baseURL,
}) => {
  await signInAs("admin", context, baseURL!)
  const word = `river${Date.now()}`
  await page.goto(`/staff/certificates?q=${word}`)
  await page.getByText("Columns", { exact: true }).click()
  await page.getByRole("link", { name: "Hide “Issued”" }).click()
  await expect(page.getByRole("columnheader", { name: "Issued" })).toBeHidden()
  await page.getByText("Save this view", { exact: true }).click()
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText("Give the view a name.").first()).toBeVisible()
  const name = `Certificates of ${word}`
  await page.getByLabel("Name of the view").fill(name)
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText("You find it under “Your views”.")).toBeVisible()
  await page.goto("/staff/certificates")
  await expect(page.getByRole("columnheader", { name: "Issued" })).toBeVisible()
  await page.getByRole("link", { name }).click()
  await expect(page.getByLabel("Name or certificate number")).toHaveValue(word)
  await expect(page.getByRole("columnheader", { name: "Issued" })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole("button", { name: `Remove the view “${name}”` }).click()
  await expect(page.getByText("The view is removed.")).toBeVisible()
  await expect(page.getByRole("link", { name })).toBeHidden()
})
