import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"
import { askDatabase, emailsTo } from "../support/e2e-database.ts"
import { signInAs } from "../support/sign-in.ts"

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the contact form keeps what was typed, sends the message, and outreach answers it", async ({
    page,
    context,
    baseURL,
  }) => {
    const email = `${crypto.randomUUID()}@example.org`
    await page.goto("/about/contact")
    const message = page.getByLabel("Message")
    await message.fill("Too short")
    await page.getByLabel("It’s about").selectOption("press")
    await page.getByLabel("Your name").fill("Ana of Tulsa")
    await page.getByLabel("Your email").fill(email)
    await page.getByRole("button", { name: "Send it" }).click()
    await expect(page.getByText("Write at least a sentence or two.").first()).toBeVisible()
    await expect(message).toHaveValue("Too short")
    await expect(page.getByLabel("It’s about")).toHaveValue("press")
    await message.fill("May our paper print your six steps?")
    await page.getByRole("button", { name: "Send it" }).click()
    await expect(page.getByText("Sent. We emailed you a confirmation")).toBeVisible()
    expect(await emailsTo(email, "contact-receipt")).toHaveLength(1)

    const [sent] = await askDatabase("select id from public.contact_messages where email = $1", [email])
    await signInAs("outreach", context, baseURL!)
    await page.goto(`/staff/contact-messages/${sent.id}`)
    await page.getByLabel("Your answer").fill("Yes, please name the source.")
    await page.getByRole("button", { name: "Send the answer" }).click()
    await expect(page.getByText("Sent. The message is done.")).toBeVisible()
    expect(await emailsTo(email, "contact-answer")).toHaveLength(1)
  })
})

test("a person is on the team page from their consent until it is withdrawn", async ({
  page,
  context,
  baseURL,
}) => {
  const name = `Robin ${crypto.randomUUID().slice(0, 8)}`
  await page.goto("/about/team/volunteers")
  await signInAs("editor", context, baseURL!)
  await page.goto("/staff/team")
  await hydrated(page)
  await page.getByText("Add a person").click()
  await page.getByLabel("Name", { exact: true }).fill(name)
  await page.getByLabel("Role").fill("Folds boxes")
  await page.getByLabel("Group").selectOption("volunteers")
  await page.getByLabel("About them").fill("Folds boxes faster than anyone.")
  await page.getByLabel("Drawing").selectOption("locs")
  await page.getByLabel("Joined on").fill("2024-05-01")
  await page.getByLabel("Agreed to be shown on").fill("2026-01-01")
  await page.getByRole("button", { name: "Add the person" }).click()
  await expect(page.getByText("Saved.")).toBeVisible()
  await expectAccessible(page)
  const record = page.url()
  const html = async () => (await page.request.get("/about/team/volunteers")).text()
  await expect.poll(html).toContain(name)
  await page.goto(record)
  await hydrated(page)
  await page.getByRole("textbox", { name: /^Agreed to be shown on/ }).fill("")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText("Saved.")).toBeVisible()
  await expect.poll(html).not.toContain(name)
})
