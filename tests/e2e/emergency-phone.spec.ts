import type { Page } from "@playwright/test"
import { expect, hydrated, test } from "../support/e2e.ts"

const SCREENS = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
]

/** How long ago the spray was, and when the next one is due. */
const TIMERS = ["[data-text=timer]", "[data-text=wait]"]
/** The call at the top, the words, and the way on. */
const ON_EVERY_STEP = ["a[href='tel:911']", "h2", ".step-say", ".step-next", ...TIMERS]

/** What each step shows without scrolling, besides its drawing. */
const IN_VIEW = {
  check: [],
  call: [".push[data-go=spray]"],
  spray: ["[data-text=sprays]", "[data-do=spray]"],
  breathe: ["[data-pacer] ol", "[data-do=child]", "[data-do=cpr]"],
  turn: ["li:last-child b", ".step-tools [data-go=spray]"],
  stay: ["[data-text=report]"],
}

test("on every screen the words, a drawing, the timers, the tools and Next are in view without scrolling", async ({
  page,
}) => {
  await page.goto("/emergency#spray")
  await page.getByRole("button", { name: "I gave a spray" }).click()
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    for (const [step, tools] of Object.entries(IN_VIEW))
      await expectInView(page, step, [...ON_EVERY_STEP, ...tools])
    const toggles = ["[data-do=child]", "[data-do=cpr]"]
    for (const pressed of toggles) {
      await page.evaluate(press, ["[data-go=breathe]", `#breathe ${pressed}`])
      await expectInView(page, "breathe", [...ON_EVERY_STEP, ...toggles])
    }
    await page.evaluate(press, ["#breathe [data-do=child]"])
    await expectInView(page, "breathe", [...ON_EVERY_STEP, ...toggles])
    await page.evaluate(press, ["[data-do=cpr]"])
  }
})

async function expectInView(page: Page, step: string, parts: string[]) {
  const covered = await page.evaluate(coveredParts, { step, parts })
  const place = { ...page.viewportSize(), step }
  expect({ ...place, covered }).toEqual({ ...place, covered: [] })
}

function press(buttons: string[]) {
  for (const button of buttons) document.querySelector<HTMLElement>(button)!.click()
}

/** Opens a step and returns its parts that are outside the window, behind something else or, of drawings, too small. */
function coveredParts({ step, parts }: { step: string; parts: string[] }) {
  document.querySelector<HTMLElement>(`[data-go=${step}]`)!.click()
  // The first step is opened with the header of the page above it.
  if (step === "check") scrollTo(0, 0)
  const section = document.getElementById(step)!
  const isShown = (element: Element, until = 1) => {
    const { left, right, top, bottom, height } = element.getBoundingClientRect()
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const hits = [top + 1, (top + bottom) / 2, top + until * (height - 1)].map(y =>
      document.elementFromPoint((left + right) / 2, y),
    )
    return isInside && hits.every(hit => hit !== null && (element.contains(hit) || hit.contains(element)))
  }
  const covered = parts.filter(part => !isShown(section.querySelector(part)!))
  const drawings = section.querySelectorAll("img:not([hidden])")
  if (drawings.length === 0) covered.push("the drawing")
  for (const drawing of drawings) {
    const { width, height } = drawing.getBoundingClientRect()
    const least = step === "turn" ? { width: 120, height: 56 } : { width: 150, height: 96 }
    // The pacer overlaps the lower edge of its drawing.
    if (width < least.width || height < least.height || !isShown(drawing, 0.75))
      covered.push(`the drawing of ${Math.round(width)}×${Math.round(height)}`)
  }
  return covered
}

interface Recorded {
  buzzes: string[]
  tones: number[]
  locks: number
}

declare global {
  interface Window {
    recorded: Recorded
  }
}

test("timers sound and buzz, the screen stays on, and a locked phone loses no time", async ({ page }) => {
  await page.addInitScript(record)
  await page.goto("/about")
  await hydrated(page)
  expect(await page.evaluate(() => window.recorded)).toEqual({ buzzes: [], tones: [], locks: 0 })

  await page.clock.install({ time: "2026-11-18T12:00:00" })
  await page.goto("/emergency#spray")
  await page.clock.pauseAt("2026-11-18T12:10:00")
  expect(await page.evaluate(() => window.recorded.locks)).toBe(1)
  await page.getByRole("button", { name: "Sound and buzz of the timers" }).click()
  await page.getByRole("button", { name: "I gave a spray" }).click()
  await page.clock.runFor("01:59")
  expect(await signals(page)).toEqual({ buzzes: [], tones: [] })
  await page.clock.runFor("00:01")
  expect(await signals(page)).toEqual({ buzzes: ["300,150,300"], tones: [880] })

  // A breath every five seconds, and every three for a child.
  await page.clock.runFor("00:02")
  await page.locator("#spray .step-next").click()
  await page.clock.runFor("00:20")
  expect(await signals(page)).toEqual({ buzzes: Array(4).fill("120"), tones: Array(4).fill(520) })
  const drawing = page.locator("#breathe .step-picture").getByRole("img")
  await expect(drawing).toHaveAccessibleName(/lifts the chin and gives a breath/)
  await page.getByRole("button", { name: "Baby or child" }).click()
  await expect(drawing).toHaveAccessibleName(/over the baby’s mouth and nose/)
  await page.clock.runFor("00:15")
  expect(await signals(page)).toEqual({ buzzes: Array(5).fill("120"), tones: Array(5).fill(520) })

  await page.emulateMedia({ reducedMotion: "no-preference" })
  await expect.poll(() => page.locator("#breathe").evaluate(runningAnimations)).toBeGreaterThan(0)
  // The words and the drawing are of the breaths, then of the compressions, for a child as for an adult.
  const cpr = page.getByText("Do what the dispatcher tells you.")
  const mouth = page.locator("#breathe").getByText(/mouth/)
  await expect(cpr).toBeHidden()
  await page.getByRole("button", { name: "911 says CPR" }).click()
  await expect(cpr).toBeInViewport()
  await expect(drawing).toHaveAccessibleName(/pushes on the middle of the chest with one paw/)
  await expect(drawing).toBeInViewport()
  await expect(page.getByText("heel of one hand")).toBeInViewport()
  await expect(mouth.filter({ visible: true })).toHaveCount(0)
  await expect.poll(() => page.locator("#breathe").evaluate(runningAnimations)).toBe(0)
  await page.getByRole("button", { name: "Baby or child" }).click()
  await expect(drawing).toHaveAccessibleName(/one paw on the other, arms straight/)
  await page.clock.runFor("00:10")
  expect(await signals(page)).toEqual({ buzzes: [], tones: [] })

  await page.locator("#breathe .step-next").click()
  await page.evaluate(setHidden, true)
  await page.clock.fastForward("03:00")
  expect(await page.evaluate(() => window.recorded.locks)).toBe(1)
  await page.evaluate(setHidden, false)
  await expect(page.locator("#turn [data-text=timer]")).toHaveText("5:47")
  await expect(page.locator("#turn [data-text=sprays]")).toHaveText("1")
  expect(await page.evaluate(() => window.recorded.locks)).toBe(2)
  // The three minutes ended while the phone was locked.
  expect(await signals(page)).toEqual({ buzzes: ["300,150,300"], tones: [880] })

  await page.reload()
  await expect(page.locator("#turn [data-text=timer]")).toHaveText("5:47")
  await expect(page.locator("#turn [data-text=sprays]")).toHaveText("1")
})

/** Replaces what a computer does not have or a test cannot hear. */
function record() {
  const state: Recorded = { buzzes: [], tones: [], locks: 0 }
  window.recorded = state
  navigator.vibrate = pattern => state.buzzes.push(String(pattern)) > 0
  const request = async () => {
    state.locks++
    return { release: async () => undefined }
  }
  Object.defineProperty(navigator, "wakeLock", { value: { request } })
  const noLevel = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
  class RecordedAudio {
    state = "running"
    currentTime = 0
    destination = {}
    resume = async () => undefined
    createGain = () => ({ gain: noLevel, connect: () => undefined })
    createOscillator() {
      const frequency = { value: 0 }
      const start = () => void state.tones.push(frequency.value)
      return { frequency, start, stop: () => undefined, connect: (next: { connect(): void }) => next }
    }
  }
  Object.assign(window, { AudioContext: RecordedAudio })
}

/** What sounded and buzzed since the last question. */
function signals(page: Page) {
  return page.evaluate(() => ({
    buzzes: window.recorded.buzzes.splice(0),
    tones: window.recorded.tones.splice(0),
  }))
}

function runningAnimations(section: Element) {
  return section.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running").length
}

/** As the browser does when the phone is locked and unlocked. */
function setHidden(isHidden: boolean) {
  Object.defineProperty(document, "visibilityState", {
    value: isHidden ? "hidden" : "visible",
    configurable: true,
  })
  document.dispatchEvent(new Event("visibilitychange"))
}
