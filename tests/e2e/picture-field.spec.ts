import type { Page } from "@playwright/test"
import { expect, expectAccessible, hydrated, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"
import { largePhoto, photo } from "#tests/support/photo.ts"
import { signInAs } from "#tests/support/sign-in.ts"

const FILE_FIELD = "input[type=file]"

/** A chapter of its own, led by the demo chapter lead. */
async function ledChapter() {
  const slug = `pictured-${crypto.randomUUID().slice(0, 8)}`
  const [row] = await askDatabase(
    `with chapter as (
       insert into public.chapters (slug, name, kind, city, state, status, founded_on)
       values ($1, $1, 'city', 'Town', 'Ohio', 'active', '2024-05-01') returning id
     ), lead as (
       insert into public.user_roles (user_id, role, chapter_id)
       select u.id, 'chapter_lead', chapter.id from auth.users u, chapter where u.email = 'chapter@openairway.example'
     )
     select id from chapter`,
    [slug],
  )
  return { id: String(row.id), slug }
}

function pictureOf(slug: string) {
  return askDatabase(
    `select p.alt, p.focus_x::float, p.widths from public.chapters c join public.pictures p on p.id = c.picture_id
     where c.slug = $1`,
    [slug],
  )
}

async function savePicture(page: Page) {
  await page.getByRole("button", { name: "Save the picture" }).click()
}

test("a chapter lead uploads the picture of the chapter in its form, and visitors see it", async ({
  context,
  page,
  baseURL,
}) => {
  const { id, slug } = await ledChapter()
  await signInAs("chapter", context, baseURL!)
  await page.goto(`/staff/chapters/${id}`)
  await hydrated(page)
  await page.locator(FILE_FIELD).setInputFiles(await largePhoto())
  const panel = page.getByRole("group", { name: "large.jpg" })
  await expectAccessible(page)
  await savePicture(page)
  await expect(panel.getByText("Say what the picture shows")).toBeVisible()
  const alt = crypto.randomUUID()
  await expect(panel.getByLabel("What it shows")).toBeFocused()
  await panel.getByLabel("What it shows").fill(alt)
  await panel.getByRole("button", { name: /^Focal point/ }).press("ArrowLeft")
  let send = () => {}
  const isHeld = new Promise<void>(resolve => {
    send = resolve
  })
  await page.route("/staff/pictures/upload", async route => {
    await isHeld
    await route.continue()
  })
  await savePicture(page)
  await expect(page.getByRole("progressbar", { name: "Uploaded of large.jpg" })).toBeVisible()
  send()
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible()
  await expect(page.getByRole("radio", { name: alt })).toBeChecked()
  expect(await pictureOf(slug)).toMatchObject([{ alt, focus_x: 0.45 }])
  await page.goto(`/about/chapters/${slug}`)
  await expect(page.getByRole("img", { name: alt })).toBeVisible()

  await page.goto(`/staff/chapters/${id}?view=active`)
  await hydrated(page)
  await page.getByLabel("Search by what a picture shows").fill("naloxone kit")
  await page.getByLabel("Search by what a picture shows").press("Enter")
  await expect(page.getByText("Pictures for “naloxone kit”")).toBeVisible()
  await expect(page).toHaveURL(`/staff/chapters/${id}?view=active&picture_search=naloxone+kit#pictures`)
  await expectAccessible(page)
  await page.getByRole("link", { name: "Edit descriptions and focal points" }).click()
  await expect(page.getByRole("link", { name: /naloxone kit/ })).toHaveCount(0)
  await page.getByRole("link", { name: alt }).click()
  const described = crypto.randomUUID()
  await page.getByRole("textbox", { name: "What the picture shows" }).fill(described)
  await page.getByLabel("From the top", { exact: true }).fill("20")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByRole("heading", { name: described })).toBeVisible()

  await page.goto(`/staff/chapters/${id}`)
  await page.getByRole("radio", { name: "No picture" }).check()
  await savePicture(page)
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible()
  expect(await pictureOf(slug)).toEqual([])
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedMessages: /413 \(Payload Too Large\)/ })

  test("a picture is chosen or uploaded by the form itself", async ({ context, page, baseURL }) => {
    const { id, slug } = await ledChapter()
    await signInAs("chapter", context, baseURL!)
    await page.goto(`/staff/chapters/${id}`)
    const word = `Kit${crypto.randomUUID().slice(0, 8)}`
    await askDatabase(
      `insert into public.pictures (alt, width, height, widths, created_at)
       select $1 || ' ' || n, 320, 200, '{320}', '2000-01-01'::timestamptz - n * interval '1 day' from generate_series(1, 12) n`,
      [word],
    )
    const search = page.getByLabel("Search by what a picture shows")
    await search.fill(`${word}x`)
    await page.getByRole("button", { name: "Search", exact: true }).last().click()
    await expect(page.getByText(`No picture matches “${word}x”.`)).toBeVisible()
    await search.fill(word)
    await search.press("Enter")
    await expect(page.getByRole("radio", { name: word })).toHaveCount(11)
    await page.getByRole("link", { name: "Older pictures" }).click()
    await expect(search).toHaveValue(word)
    await expect(page.getByRole("link", { name: "Older pictures" })).toHaveCount(0)
    await page.getByRole("radio", { name: `${word} 12` }).check()
    await savePicture(page)
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible()
    await expect(page.getByRole("radio", { name: `${word} 12` })).toBeChecked()

    await page.locator(FILE_FIELD).setInputFiles(await photo("olive"))
    await savePicture(page)
    await expect(page.getByText("Say what the picture shows").first()).toBeVisible()
    const alt = crypto.randomUUID()
    await page.locator(FILE_FIELD).setInputFiles(await photo("olive"))
    await page.getByLabel("What the new picture shows").fill(alt)
    await savePicture(page)
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible()
    expect(await pictureOf(slug)).toMatchObject([{ alt, widths: [320, 640, 900] }])

    await page.locator(FILE_FIELD).setInputFiles(await largePhoto())
    await savePicture(page)
    await expect(page.locator("body")).toHaveText(
      "That file is too large. Go back and choose one of 5 MB or less.",
    )
  })
})

test("the form fits on 320 pixels", async ({ context, page, baseURL }) => {
  const { id } = await ledChapter()
  await signInAs("chapter", context, baseURL!)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`/staff/chapters/${id}`)
  await hydrated(page)
  await page.locator(FILE_FIELD).setInputFiles(await photo("teal"))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)
})
