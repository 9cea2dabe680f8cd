// `CHROMIUM_PATH=… node scripts/app-screenshots.ts http://127.0.0.1:3000`: the pictures that a phone shows before it
// installs the site (app/pages/resources/app-manifest.ts), taken from a running build.
import { writeFileSync } from "node:fs"
import { chromium } from "@playwright/test"
import sharp from "sharp"

const SHOTS = [
  { name: "emergency", path: "/emergency", width: 390, height: 844 },
  { name: "course", path: "/courses/overdose-response-basics", width: 390, height: 844 },
  { name: "home", path: "/", width: 1280, height: 800 },
]
const FOLDER = "public/screenshots"
const QUALITY = 46

const [site = "http://127.0.0.1:3000"] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] })
for (const { name, path, width, height } of SHOTS) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" })
  await page.goto(site + path, { waitUntil: "networkidle" })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const file = `${FOLDER}/${name}.webp`
  writeFileSync(
    file,
    await sharp(await page.screenshot())
      .webp({ quality: QUALITY })
      .toBuffer(),
  )
  console.log(`› ${file}`)
  await page.close()
}
await browser.close()
