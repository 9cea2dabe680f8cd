// `CHROMIUM_PATH=… node bench/emergency.ts http://127.0.0.1:3000`: how long the emergency steps take from the icon of
// an installed site, from the service worker's copy, on a CPU six times as slow. Start a build first.
import { chromium, type Page } from "@playwright/test"
import { median } from "./median.ts"

const [site = "http://127.0.0.1:3000"] = process.argv.slice(2)
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SLOWDOWN = 6

/** A button of each kind, the step it is on, and what shows that it has reacted. */
const BUTTONS: Record<string, { step: string; tap: string; reacted: string }> = {
  next: { step: "check", tap: "#check .step-next", reacted: "#call:not([hidden]):focus-within" },
  "read aloud": {
    step: "check",
    tap: "#check [data-do=read]",
    reacted: "#check [data-do=read][aria-pressed=true]",
  },
  sound: {
    step: "check",
    tap: "#check [data-do=sound]",
    reacted: "#check [data-do=sound][aria-pressed=true]",
  },
  spray: {
    step: "spray",
    tap: "#spray [data-do=spray]",
    reacted: "#breathe [data-when=sprayed]:not([hidden])",
  },
  child: {
    step: "breathe",
    tap: "#breathe [data-do=child]",
    reacted: "#breathe [data-when=childBreaths]:not([hidden])",
  },
}

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

const shown: number[] = []
for (const [kind, button] of Object.entries(BUTTONS)) {
  const reacted: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN })
    await page.addInitScript(tapUntilItReacts, button)
    await page.goto("/emergency")
    const times = await timesOf(page)
    shown.push(times.shown)
    reacted.push(times.reacted)
    await page.close()
  }
  console.log(`${kind}: a tap reacts after ${milliseconds(reacted)} ms`)
}
await browser.close()
console.log(
  `first paint: ${milliseconds(shown)} ms (medians of ${ROUNDS} per button, CPU ${SLOWDOWN}× slower)`,
)

/** Runs in the page: taps in every frame, and notes when the first tap has an effect. */
function tapUntilItReacts({ step, tap, reacted }: (typeof BUTTONS)[string]) {
  // As after a reload in this step.
  const rescue = { step, sprays: [], isChild: false, hasSound: false, at: Date.now() }
  sessionStorage.setItem("rescue", JSON.stringify(rescue))
  function look() {
    if (document.querySelector(reacted)) {
      performance.mark("reacted")
      return
    }
    const button = document.querySelector<HTMLElement>(tap)
    // A link works without script too: only what the script does with it counts.
    if (button?.closest("[data-started]")) button.click()
    if (document.querySelector(reacted)) performance.mark("reacted")
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function timesOf(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName("reacted").length > 0)
  return page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0
    return { shown: at("first-contentful-paint"), reacted: at("reacted") }
  })
}

function milliseconds(numbers: number[]) {
  return Math.round(median(numbers))
}
