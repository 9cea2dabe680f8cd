import type { Page } from "@playwright/test"
import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"
import { askDatabase } from "../support/e2e-database.ts"
import { signInAs } from "../support/sign-in.ts"

const RECORDS = {
  "article-categories": "public.article_categories",
  "article-tags": "public.article_tags",
  authors: "public.authors",
  awards: "public.awards",
  helplines: "public.helplines",
  "press-coverage": "public.press_coverage",
  "search-words": "public.search_synonyms",
}

// The browser logs the response to a form that was rejected.
test.use({ expectedMessages: /status of 40[09]/ })

async function createDraft(page: Page) {
  const title = `Kits in the library ${crypto.randomUUID().slice(0, 8)}`
  await page.goto("/staff/articles")
  await page.getByText("New article", { exact: true }).click()
  await page.getByLabel("Title", { exact: true }).first().fill(title)
  await page.getByRole("button", { name: "Create the draft" }).click()
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible()
  return { title, path: new URL(page.url()).pathname }
}

async function fillForm(page: Page) {
  await page.getByLabel("Summary").fill("Why our town library keeps naloxone at the front desk.")
  await page.getByLabel("Category").selectOption("At home")
  await page.getByLabel("Author", { exact: true }).selectOption("Priya Lund")
}

const TEXT = `## Why the library

Everyone comes in. [Take a course](/courses) first.

> Ask at the desk.`

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("an editor writes, previews, publishes, moves and takes down an article", async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    await signInAs("editor", context, baseURL!)
    const { title, path } = await createDraft(page)
    await page.getByRole("button", { name: "Publish now" }).click()
    await expect(page.getByText("It isn’t complete")).toBeVisible()

    await page.goto(`${path}/edit`)
    await fillForm(page)
    await page.getByLabel("Text", { exact: true }).fill("::: html\n<script>alert(1)</script>\n:::")
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(page.getByText("Line 1: “html” isn’t a kind of block.").first()).toBeVisible()
    await page.getByLabel("Text", { exact: true }).fill(TEXT)
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(page.getByText("Saved.")).toBeVisible()
    await expect(page.getByLabel("Text", { exact: true })).toHaveValue(TEXT)

    await page.goto(`${path}/previews`)
    await page.getByRole("button", { name: "Create a link" }).click()
    const link = await page.getByRole("link", { name: /\/news\/preview\// }).getAttribute("href")
    const preview = await request.get(link!)
    expect(await preview.text()).toContain("Why the library")
    expect(preview.headers()).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    })
    await page.reload()
    await page
      .getByRole("button", { name: /^End the link from/ })
      .first()
      .click()
    await expect(page.getByText("The link is ended.")).toBeVisible()

    await page.goto(path)
    await page.getByLabel("Publish at").fill("2999-01-01T09:00")
    await page.getByRole("button", { name: "Schedule" }).click()
    await expect(page.getByText("Scheduled. It’s published by itself.")).toBeVisible()
    // Its time has come.
    await askDatabase("update public.articles set published_at = now() - interval '1 minute' where id = $1", [
      path.split("/").at(-1),
    ])
    await askDatabase("select private.publish_due_articles()")
    await page.reload()
    await page.getByRole("link", { name: "View its page" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
    const first = new URL(page.url()).pathname

    await page.goto(`${path}/edit`)
    await page.getByText("Address, color and more").click()
    await page.getByLabel("Address: /news/blog/…").fill(`${first.split("/").at(-1)}-moved`)
    await page.getByRole("button", { name: "Save and update the page" }).click()
    await expect(page.getByText("Saved.")).toBeVisible()
    const moved = await request.get(first, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([301, `${first}-moved`])

    await page.goto(path)
    await page.getByRole("button", { name: "Take down now" }).click()
    await expect(page.getByText("Taken down.").first()).toBeVisible()
    await expect.poll(async () => (await request.get(`${first}-moved`)).status()).toBe(410)
  })
})

test("an editor compares and restores a version", async ({ page, context, baseURL }) => {
  await signInAs("editor", context, baseURL!)
  const { title, path } = await createDraft(page)
  const id = path.split("/").at(-1)
  await askDatabase("update public.articles set title = 'A worse title' where id = $1", [id])
  await page.goto(`${path}/versions`)
  await hydrated(page)
  await expect(page.getByText("Removed:").first()).toBeAttached()
  await expect(page.getByRole("deletion")).toHaveText(title)
  await expect(page.getByRole("insertion")).toHaveText("A worse title")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Restore version 1" }).click()
  await expect(page.getByText("Restored as the newest version.")).toBeVisible()
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
})

test("the list and the form are accessible and fit a narrow phone", async ({ page, context, baseURL }) => {
  await signInAs("editor", context, baseURL!)
  const { path } = await createDraft(page)
  for (const address of ["/staff/articles", path, `${path}/edit`, `${path}/previews`]) {
    await page.goto(address)
    await hydrated(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(320)
    await page.setViewportSize({ width: 1280, height: 720 })
  }
})

test("the pages of small records are accessible and fit a narrow phone", async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs("editor", context, baseURL!)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const [path, table] of Object.entries(RECORDS)) {
    const [row] = await askDatabase(`select id from ${table} limit 1`, [])
    await page.goto(`/staff/${path}/${row.id}`)
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    await expectAccessible(page)
  }
  await page.getByRole("button", { name: "Save", exact: true }).click()
  const saved = page.getByText("Saved. Searches use it from now on.")
  await expect(saved).toBeVisible()
  // What was saved before says nothing about a form that is rejected.
  await page.getByLabel("People search for").last().fill("x")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByLabel("People search for").last()).toHaveAttribute("aria-invalid", "true")
  await expect(saved).toBeHidden()
})

test("an editor writes with the toolbar by keyboard, and the text is kept while it is typed", async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs("editor", context, baseURL!)
  const { path } = await createDraft(page)
  await page.goto(`${path}/edit`)
  const text = page.getByRole("textbox", { name: "Text", exact: true })
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible()
  await text.click()
  await page.keyboard.type("## Why the library")
  await page.keyboard.press("Enter")
  await page.keyboard.type("Everyone comes in. Look ")
  await page.keyboard.press("ControlOrMeta+b")
  await page.keyboard.type("behind the desk")
  await page.keyboard.press("ControlOrMeta+b")
  await page.keyboard.type(". No addicts, please.")
  await page.keyboard.press("Enter")
  await page.keyboard.press("Alt+F10")
  await expect(page.getByRole("button", { name: "Strong" })).toBeFocused()
  await page.keyboard.press("End")
  await expect(page.getByRole("button", { name: "Redo" })).toBeFocused()
  await page.keyboard.press("Home")
  for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("button", { name: "List", exact: true })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(text).toBeFocused()
  await page.keyboard.type("one kit")
  await expect(page.getByText("Instead of “addicts”, write “person who uses drugs”.")).toBeVisible()
  await expect(page.getByText("Your changes are kept.")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Edit as plain text" }).click()
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue(
    "## Why the library\n\nEveryone comes in. Look **behind the desk**. No addicts, please.\n\n- one kit",
  )
  await page.reload()
  await expect(page.getByText("You have unsaved changes")).toBeVisible()
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible()
  await expect(text).toContainText("behind the desk")

  const id = path.split("/").at(-1)
  await askDatabase("update public.articles set title = 'By someone else' where id = $1", [id])
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(
    page.getByText("Someone else saved this article while you were writing.").first(),
  ).toBeVisible()
  await expect(text).toContainText("behind the desk")
  await page.getByRole("button", { name: "Save mine anyway" }).click()
  await expect(page.getByText("Saved.")).toBeVisible()
  const saved = await askDatabase("select blocks from public.articles where id = $1", [id])
  expect(saved[0].blocks).toEqual([
    { kind: "heading", id: "why-the-library", text: "Why the library" },
    { kind: "text", paragraphs: ["Everyone comes in. Look **behind the desk**. No addicts, please."] },
    { kind: "list", isNumbered: false, items: ["one kit"] },
  ])
})
