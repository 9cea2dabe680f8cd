import { expect, expectAccessible, hydrated, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"
import { largePhoto, photo } from "#tests/support/photo.ts"
import { signInAs } from "#tests/support/sign-in.ts"

const FILE_FIELD = "input[type=file]"

function pictureNamed(alt: string) {
  return askDatabase(
    "select id, focus_x::float, focus_y::float, widths from public.pictures where alt = $1",
    [alt],
  )
}

test("an editor uploads two pictures at once, and each has its own description and error", async ({
  context,
  page,
  baseURL,
}) => {
  await signInAs("editor", context, baseURL!)
  await page.goto("/staff/pictures")
  await expect(page.getByRole("link", { name: /naloxone kit/ })).toBeVisible()
  await page.getByRole("link", { name: "Add pictures" }).click()
  // The list has a field of the same label.
  await expect(page).toHaveURL("/staff/pictures/new")
  await hydrated(page)
  await expectAccessible(page)
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
  await page.getByLabel("What the picture shows").last().fill(first)
  const damaged = {
    name: "broken.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("\xff\xd8\xff", "latin1"),
  }
  await page.locator(FILE_FIELD).setInputFiles([await photo("teal"), damaged, await photo("orange")])
  await page.getByRole("group", { name: "broken.jpg" }).getByLabel("What it shows").fill("A broken file")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Save 3 pictures" }).click()

  const rest = page.getByRole("group", { name: /\.jpg$/ })
  await expect(rest).toHaveCount(2)
  const broken = page.getByRole("group", { name: "broken.jpg" })
  await expect(broken.getByText("That picture seems to be damaged.")).toBeVisible()
  await expect(broken.getByLabel("What it shows")).toHaveValue("A broken file")
  const orange = page.getByRole("group", { name: "orange.jpg" })
  await expect(orange.getByText("Say what the picture shows")).toBeVisible()
  await expectAccessible(page)
  expect(await pictureNamed(first)).toMatchObject([{ widths: [320, 640, 900] }])

  await broken.getByRole("button", { name: "Remove" }).click()
  await orange.getByLabel("What it shows").fill(second)
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByRole("heading", { name: second })).toBeVisible()
  await expectAccessible(page)
})

test("the upload shows its progress, and a photo that is too large is made smaller first", async ({
  context,
  page,
  baseURL,
}) => {
  await signInAs("editor", context, baseURL!)
  await page.goto("/staff/pictures/new")
  await hydrated(page)
  let send = () => {}
  const isHeld = new Promise<void>(resolve => {
    send = resolve
  })
  await page.route("/staff/pictures/upload", async route => {
    await isHeld
    await route.continue()
  })
  const file = await largePhoto()
  expect(file.buffer.length).toBeGreaterThan(5_000_000)
  const alt = crypto.randomUUID()
  await page.locator(FILE_FIELD).setInputFiles(file)
  await page.getByLabel("What it shows").fill(alt)
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByRole("progressbar", { name: "Uploaded of large.jpg" })).toBeVisible()
  send()
  await expect(page.getByRole("heading", { name: alt })).toBeVisible()
  expect(await pictureNamed(alt)).toHaveLength(1)
})

test("the focal point is chosen by a click, by the arrow keys or by numbers, and a picture can be deleted", async ({
  context,
  page,
  baseURL,
}) => {
  await signInAs("events", context, baseURL!)
  await page.goto("/staff/pictures/new")
  await hydrated(page)
  const alt = crypto.randomUUID()
  await page.locator(FILE_FIELD).setInputFiles(await photo("purple"))
  await page.getByLabel("What it shows").fill(alt)
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByRole("heading", { name: alt })).toBeVisible()

  const target = page.getByRole("button", { name: /^Focal point/ })
  const box = (await target.boundingBox())!
  await target.click({ position: { x: box.width * 0.2, y: box.height * 0.8 } })
  const fromLeft = page.getByLabel("Focal point from the left")
  await expect(fromLeft).toHaveValue("20")
  await target.press("ArrowRight")
  await target.press("ArrowUp")
  await expect(fromLeft).toHaveValue("25")
  await expect(page.getByLabel("From the top", { exact: true })).toHaveValue("75")
  await fromLeft.fill("30")
  const crop = page.getByRole("listitem").filter({ hasText: "Wide" }).locator("img")
  await expect(crop).toHaveCSS("object-position", "30% 80%")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible()
  expect(await pictureNamed(alt)).toMatchObject([{ focus_x: 0.3, focus_y: 0.75 }])

  await page.getByText("Delete it for good").click()
  await page.getByRole("button", { name: "Delete", exact: true }).click()
  await expect(page.getByText("Deleted, with all its files.")).toBeVisible()
  expect(await pictureNamed(alt)).toEqual([])
})

test("the pages fit on 320 pixels", async ({ context, page, baseURL }) => {
  await signInAs("editor", context, baseURL!)
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of [
    "/staff/pictures",
    "/staff/pictures/new",
    "/staff/pictures/00000000-0000-4000-8000-000000000101",
  ]) {
    await page.goto(path)
    await hydrated(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectAccessible(page)
  }
})

test("someone without the role cannot open the page or upload", async ({ context, page, baseURL }) => {
  await signInAs("instructor", context, baseURL!)
  const { name, mimeType, buffer } = await photo("teal")
  const headers = { origin: baseURL! }
  for (const path of ["/staff/pictures/upload", "/staff/pictures/new"]) {
    const picture = { name, mimeType, buffer }
    const multipart = { intent: "add", alt: "Not mine to add", credit: "", picture }
    expect([path, (await page.request.post(path, { multipart, headers })).status()]).toEqual([path, 403])
  }
  expect(await pictureNamed("Not mine to add")).toEqual([])
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a picture is uploaded, described and approved for the press with plain forms", async ({
    context,
    page,
    baseURL,
  }) => {
    await signInAs("editor", context, baseURL!)
    await page.goto("/staff/pictures/new")
    const alt = crypto.randomUUID()
    await page.getByLabel("What the picture shows").last().fill(alt)
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(page.getByText("Choose a picture first.").first()).toBeVisible()
    await expect(page.getByLabel("What the picture shows").last()).toHaveValue(alt)
    await page.locator(FILE_FIELD).setInputFiles(await photo("navy"))
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(page.getByText("Saved. Open it in the list")).toBeVisible()
    const [picture] = await pictureNamed(alt)
    await page.goto(`/staff/pictures/${picture.id}`)
    await page.getByRole("button", { name: "Approve for the press" }).click()
    await expect(page.getByText("Add a credit first").first()).toBeVisible()
    await page.getByLabel("Focal point from the left").fill("10")
    await page.getByLabel("Credit").fill("Ana of Tulsa")
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible()
    expect(await pictureNamed(alt)).toMatchObject([{ focus_x: 0.1, focus_y: 0.5 }])

    const kit = async () => (await page.request.get("/news/press")).text()
    await page.getByRole("button", { name: "Approve for the press" }).click()
    await expect(page.getByText("The press page offers it to reporters.")).toBeVisible()
    await expect.poll(kit).toContain(`${picture.id}/`)
    expect(await kit()).toContain("Credit: <!-- -->Ana of Tulsa")
    await page.getByRole("button", { name: "Take it out of the press kit" }).click()
    await expect(page.getByText("The press page no longer offers it.")).toBeVisible()
    await expect.poll(kit).not.toContain(`${picture.id}/`)
  })
})
