import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { chromium } from "@playwright/test"
import { readServerBuild } from "./bundle/build-manifests.ts"

const WIDTHS = [390, 1440]
const FOLDER = "shots"
const PORT = process.env.PORT ?? "4390"
const URL = `http://127.0.0.1:${PORT}`

const dataDir = mkdtempSync(join(tmpdir(), "open-airway-shots-"))
const env = { ...process.env, NODE_ENV: "production", PORT, SITE_URL: URL, DATA_DIR: dataDir }
const site = spawn(process.execPath, ["server/index.ts"], { env, stdio: ["ignore", "ignore", "inherit"] })
const ended = once(site, "exit")
try {
  await isReady()
  await takeShots(process.argv.length > 2 ? process.argv.slice(2) : await pagePaths())
} finally {
  site.kill("SIGTERM")
  await ended
  rmSync(dataDir, { recursive: true, force: true })
}

async function isReady() {
  while (!(await fetch(`${URL}/readyz`).catch(() => null))?.ok) {
    if (site.exitCode !== null) throw new Error("The site could not be started")
    await sleep(100)
  }
}

async function takeShots(paths: readonly string[]) {
  mkdirSync(FOLDER, { recursive: true })
  const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args })
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" })
    for (const path of paths) {
      await page.goto(URL + path)
      await page.evaluate(scrollThrough)
      await page.waitForLoadState("networkidle")
      const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-")
      await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`), fullPage: true })
      console.log(`› ${FOLDER}/${name}-${width}.png`)
    }
    await page.close()
  }
  await browser.close()
}

/** Lays out the sections and loads the lazy images further down. */
async function scrollThrough() {
  document.documentElement.removeAttribute("data-defers-layout")
  for (let y = 0; y < document.body.scrollHeight; y += 600) {
    window.scrollTo(0, y)
    await new Promise(resolve => requestAnimationFrame(resolve))
  }
  window.scrollTo(0, 0)
  await document.fonts.ready
}

/** The paths of all pages without parameters, and one that does not exist. */
async function pagePaths() {
  const { routes } = await readServerBuild()
  const pathOf = (id: string | undefined): string => {
    const route = routes[id ?? ""]
    return route ? [pathOf(route.parentId), route.path].filter(Boolean).join("/") : ""
  }
  const pages = Object.keys(routes).filter(
    id => /^(pages|dev)\//.test(id) && routes[id]?.module.default !== undefined,
  )
  const paths = pages.map(id => `/${pathOf(id)}`).filter(path => !/[:*]/.test(path))
  return [...new Set(paths), "/no/such/page"]
}
