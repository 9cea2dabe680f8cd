import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium, type Page } from "@playwright/test"
import { freePort } from "#tests/support/free-port.ts"
import { startServer, stopServer } from "./processes.ts"

// Prints the frame times of Narcat's World on a slow phone and the bytes of each place; it decides nothing.
const THROTTLING = 4
const MILLISECONDS = 5_000
/** What it loads, every page loads. */
const PLAIN_PAGE = "/privacy"

const PLACES = ["quad", "kitchen", "festival", "bar", "bus"]
const PATHS = ["/narcatsworld", ...PLACES.map(place => `/narcatsworld/${place}`)]

const port = await freePort()
const folder = mkdtempSync(join(tmpdir(), "open-airway-bench-"))
const site = `http://127.0.0.1:${port}`
const env = { DATA_DIR: join(folder, "data"), SITE_URL: site }
const { child } = await startServer(["server/index.ts"], port, "/", env)
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
const shared = new Set((await load(PLAIN_PAGE)).bytes.keys())
for (const path of PATHS) await measure(path)
await browser.close()
await stopServer(child)
rmSync(folder, { recursive: true })

async function measure(path: string) {
  const { page, session, bytes } = await load(path)
  await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLING })
  const times = (await frameTimes(page)).sort((a, b) => a - b)
  const own = [...bytes].filter(([url]) => !shared.has(url)).reduce((sum, [, size]) => sum + size, 0)
  const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1)
  console.log(`${path}: frames median ${at(0.5)} ms, p95 ${at(0.95)} ms; ${(own / 1000).toFixed(0)} kB`)
  await page.close()
}

/** Opens a page and counts the bytes of each of its files as they were sent. */
async function load(path: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const session = await page.context().newCDPSession(page)
  const bytes = new Map<string, number>()
  const addresses = new Map<string, string>()
  await session.send("Network.enable")
  session.on("Network.responseReceived", ({ requestId, response }) => addresses.set(requestId, response.url))
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    bytes.set(addresses.get(requestId) ?? requestId, encodedDataLength),
  )
  await page.goto(site + path, { waitUntil: "load" })
  await page.waitForFunction(() => !window.bufferedEvents)
  return { page, session, bytes }
}

function frameTimes(page: Page) {
  return page.evaluate(
    duration =>
      new Promise<number[]>(resolve => {
        const times: number[] = []
        const start = performance.now()
        let last = start
        function frame(now: number) {
          times.push(now - last)
          last = now
          if (now - start < duration) requestAnimationFrame(frame)
          else resolve(times.slice(1))
        }
        requestAnimationFrame(frame)
      }),
    MILLISECONDS,
  )
}
