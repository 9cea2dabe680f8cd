import { rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { newEvent, newLink, newTicket } from "#tests/support/check-in.ts"
import { expect, expectAccessible, test } from "#tests/support/e2e.ts"
import { qrPicture } from "#tests/support/qr-picture.ts"

// The browser opens the file with the camera, so each test writes its own pictures first.
const CAMERA = join(tmpdir(), `camera-${process.pid}.y4m`)
const [WIDTH, HEIGHT] = [640, 480]

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const fakes = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"]
      const args = [...launchOptions.args!, ...fakes, `--use-file-for-fake-video-capture=${CAMERA}`]
      await use({ ...launchOptions, args })
    },
    { scope: "worker" },
  ],
})

test.afterEach(() => rm(CAMERA, { force: true }))

/** Holds the ticket that the page draws in front of the camera, a little turned. */
async function showToCamera(page: Page) {
  const image = page.getByRole("img", { name: /QR code of ticket/ })
  const path = (await image.locator("path").getAttribute("d"))!
  const size = Number((await image.getAttribute("viewBox"))!.split(" ").at(-1))
  const picture = qrPicture({ path, size }, { width: WIDTH, height: HEIGHT, side: 300, degrees: 12 })
  const gray = new Uint8Array((WIDTH * HEIGHT) / 2).fill(128)
  const frame = [Buffer.from("FRAME\n"), picture, gray]
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`)
  await writeFile(CAMERA, Buffer.concat([header, ...frame, ...frame]))
}

async function openScanner(page: Page, link: string) {
  await page.goto(link)
  await page.getByRole("button", { name: "Scan tickets" }).click()
}

test("the camera reads a ticket, and says when it is shown again", async ({ page, browser, baseURL }) => {
  const slug = await newEvent()
  const code = await newTicket(slug, "Gus Moreno", 2)
  const link = await newLink(await browser.newContext({ baseURL }), baseURL!, slug, "Front door")
  await page.goto(`/events/${slug}/ticket/${code}`)
  await showToCamera(page)
  await openScanner(page, link)
  await expect(page.getByText(/^Gus M\.: (Checked in, 2 people\.|Already checked in)/)).toBeVisible()
  await expect(page.locator("[data-here='2']")).toBeVisible()
  await expect(page.getByText(/Gus M\.: Already checked in at/)).toBeVisible()
  await expectAccessible(page)
})

test("a detector that supports no QR codes leaves them to the decoder", async ({
  page,
  browser,
  baseURL,
}) => {
  const slug = await newEvent()
  const other = await newEvent()
  const link = await newLink(await browser.newContext({ baseURL }), baseURL!, slug, "Front door")
  await page.addInitScript(() => {
    Object.assign(window, { BarcodeDetector: { getSupportedFormats: async () => [] } })
  })
  await page.goto(`/events/${other}/ticket/${await newTicket(other, "Ana")}`)
  await showToCamera(page)
  await openScanner(page, link)
  await expect(page.getByText("This ticket isn’t on the list of this date.")).toBeVisible()
})
