import { expect, expectAccessible, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"
import { signInAs } from "#tests/support/sign-in.ts"

test("an administrator revokes a certificate, reads it in the audit log and undoes another change", async ({
  context,
  page,
  baseURL,
}) => {
  const id = crypto.randomUUID().replaceAll("-", "")
  await askDatabase(
    `insert into public.certificates (id, course_id, course_title, criteria, holder_name, name_form)
     select $1, id, title, 'Passed its test.', 'Quinn Private', 'full' from public.courses
     where slug = 'overdose-response-basics'`,
    [id],
  )
  const award = `Award ${id.slice(0, 8)}`
  const [card] = await askDatabase(
    `insert into public.awards (year, title, reason, text, emblem)
     values (2020, $1, 'For tests', 'A card that exists only for tests.', 'cake') returning id`,
    [award],
  )
  await signInAs("admin", context, baseURL!)
  await page.goto(`/staff/certificates/${id}`)
  await page.getByText("Revoke permanently").click()
  const form = page.locator("form").filter({ has: page.getByLabel(/never count/) })
  await form.getByLabel("Reason").selectOption("issued-in-error")
  await form.getByLabel(/never count/).check()
  await form.getByRole("button", { name: "Revoke" }).click()
  await expect(page.getByText("Revoked. Its page and the status list now say so.")).toBeVisible()

  await page.getByRole("link", { name: "See all changes to this record" }).click()
  await expect(page.getByRole("heading", { name: "Audit log" })).toBeVisible()
  const line = page
    .getByRole("row")
    .filter({ hasText: `revoked certificate ${id.slice(0, 4)} ${id.slice(4, 8)}` })
  await expect(line).toContainText("Reason: issued in error.")
  await expect(line).toContainText("Status: valid → revoked")
  await expect(page.getByText("Quinn Private")).toHaveCount(0)
  await expect(line.getByRole("button", { name: /^Undo/ })).toHaveCount(0)
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }

  await page.goto(`/staff/awards/${card.id}`)
  await page.getByLabel("Year").filter({ visible: true }).fill("2021")
  await page.getByRole("button", { name: "Save" }).filter({ visible: true }).click()
  await expect(page.getByText("Saved.")).toBeVisible()
  await page.getByRole("link", { name: "See all changes to this record" }).click()
  const change = page.getByRole("row").filter({ hasText: "Year: 2020 → 2021" })
  await change.getByRole("button", { name: /^Undo/ }).click()
  await expect(page.getByText("Undone. The log has a new entry for it.")).toBeVisible()
  await expect(page.getByRole("row").filter({ hasText: "undid a change to award" })).toContainText(
    "Year: 2021 → 2020",
  )
  await expect(page.getByRole("button", { name: /^Undo/ })).toHaveCount(1)

  expect(await (await page.request.get("/staff/csv/awards")).text()).toContain(award)
  await page.goto("/staff/audit?kind=awards&verb=exported")
  const download = page.getByRole("row").filter({ hasText: /downloaded \d+ rows of the list “Awards”/ })
  await expect(download.first()).toBeVisible()

  const [failed] = await askDatabase(
    `insert into private.email_outbox (message, to_address, params, status, last_error)
     values ('test-email', 'quinn@example.org', '{}', 'dead', '550 5.1.1 User unknown') returning id`,
  )
  await page.goto(`/staff/emails/${failed.id}?view=failed`)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Reached them another way" }).click()
  await expect(page.getByText("Set aside. It no longer waits in the inbox.")).toBeVisible()
  await page.goto("/staff/doctor")
  await page.getByText("When each task last ran").click()
  await expectAccessible(page)
})

test("an editor imports a file, undoes the import, and the audit log has both", async ({
  context,
  page,
  baseURL,
}) => {
  const key = crypto.randomUUID().slice(0, 8)
  const address = (name: string) => `https://news.example.org/${key}/${name}`
  const csv = `Outlet,Headline,Link,Day of publication
The Exampleton News,Story one ${key},${address("one")},3/1/2026
The Exampleton News,Story two ${key},${address("two")},3/2/2026
The Exampleton News,Story three ${key},${address("three")},soon
`
  await signInAs("admin", context, baseURL!)
  await page.goto("/staff/press-coverage")
  await page.getByRole("link", { name: "Import a CSV file" }).click()
  await expect(page.getByLabel("What the file has")).toHaveValue("press-coverage")
  const name = `stories-${key}.csv`
  await page.getByLabel("CSV file").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(csv) })
  await page.getByRole("button", { name: "Check the file" }).click()
  await expect(page.getByText("2 new, 1 has an error.")).toBeVisible()
  await expect(page.getByText("Row 4: Day of publication: Enter a date.")).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 900 })
  await expectAccessible(page)
  await page.getByRole("button", { name: "Import 2 rows" }).click()
  await expect(page.getByText("Imported. You can undo it while")).toBeVisible()
  await askDatabase("update public.press_coverage set note = 'Edited by hand.' where url = $1", [
    address("two"),
  ])
  await page.reload()
  await expect(page.getByText("One of them was edited since and stays as it is.")).toBeVisible()
  await page.getByRole("button", { name: "Undo this import" }).click()
  await expect(page.getByText("The import is undone.")).toBeVisible()
  await expect(page.getByText("Row 3: Someone has edited the record since.")).toBeVisible()
  const left = await askDatabase("select title from public.press_coverage where url like $1", [
    `https://news.example.org/${key}/%`,
  ])
  expect(left).toEqual([{ title: `Story two ${key}` }])
  await page.getByRole("link", { name: "See all changes to this record" }).click()
  await expect(page.getByText(/undid import [0-9a-f]{8}\./)).toBeVisible()
  await expect(page.getByText(/imported a file: import [0-9a-f]{8}\./)).toBeVisible()
})
