// `CHROMIUM_PATH=… node bench/emergency.ts http://127.0.0.1:3000`: how long the emergency steps take from the icon of
// an installed site, from the service worker's copy, on a CPU six times as slow. Start a build first.
import { chromium, type Page } from "@playwright/test"
import { median } from "./median.ts"

const [site = "http://127.0.0.1:3000"] = process.argv.slice(2)
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SLOWDOWN = 6

const args = ["--no-sandbox", "--disable-gpu"]
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args })
const viewport = { width: 390, height: 844 }
const context = await browser.newContext({ viewport, baseURL: site })
const first = await context.newPage()
await first.goto("/emergency")
await first.evaluate(() => navigator.serviceWorker.ready)
await first.waitForFunction(async () => Boolean(await caches.match("/emergency")))
await first.close()
await context.setOffline(true)

const times: { shown: number; usable: number }[] = []
for (let round = 0; round < ROUNDS; round++) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN })
  await page.goto("/emergency")
  times.push(await measured(page))
  await page.close()
}
await browser.close()

const shown = milliseconds(times.map(time => time.shown))
const usable = milliseconds(times.map(time => time.usable))
console.log(
  `first paint ${shown} ms, all buttons react ${usable} ms (medians of ${ROUNDS}, CPU ${SLOWDOWN}× slower)`,
)

/** The first paint has the step, the call link and the link to the next step; hydration adds sound and counters. */
async function measured(page: Page) {
  const usable = await page
    .waitForFunction(
      () => document.querySelectorAll("[data-steps] > [hidden]").length > 0 && performance.now(),
    )
    .then(result => result.jsonValue())
  const shown = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  )
  return { shown, usable: Number(usable) }
}

function milliseconds(numbers: number[]) {
  return Math.round(median(numbers))
}
