import type { Page } from "@playwright/test"
import { expect, hydrated, test } from "../support/e2e.ts"

const SCREENS = [
  { width: 320, height: 568 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
]

/** How long ago the spray was, and when the next one is due. */
const TIMERS = ["[data-text=timer]", "[data-text=wait]"]

/** What each step shows without scrolling, besides the call at the top. */
const IN_VIEW = {
  check: [".step-next", ...TIMERS],
  call: [".step-next", ".push[data-go=spray]", ...TIMERS],
  spray: [".step-next", "[data-text=sprays]", "[data-do=spray]", ...TIMERS],
  breathe: [".step-next", "[data-pacer] ol", "[data-do=cpr]", ...TIMERS],
  turn: [".step-next", "ol", ...TIMERS],
  stay: [".step-next", "[data-text=report]", ...TIMERS],
}

test("on every screen the call, the timers, Next and the way to CPR are in view without scrolling", async ({
  page,
}) => {
  await page.goto("/emergency#spray")
  await page.getByRole("button", { name: "I gave a spray" }).click()
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    for (const [step, parts] of Object.entries(IN_VIEW)) {
      const covered = await page.evaluate(coveredParts, { step, parts: ["a[href='tel:911']", ...parts] })
      expect({ ...screen, step, covered }).toEqual({ ...screen, step, covered: [] })
    }
  }
})

/** Opens a step and returns its parts that are outside the window or behind something else. */
function coveredParts({ step, parts }: { step: string; parts: string[] }) {
  document.querySelector<HTMLElement>(`[data-go=${step}]`)!.click()
  // The first step is opened with the header of the page above it.
  if (step === "check") scrollTo(0, 0)
  const isShown = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const hits = [top + 1, (top + bottom) / 2, bottom - 1].map(y =>
      document.elementFromPoint((left + right) / 2, y),
    )
    return isInside && hits.every(hit => hit !== null && (element.contains(hit) || hit.contains(element)))
  }
  return parts.filter(part => !isShown(document.querySelector(`#${step} ${part}`)!))
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
  await page.getByRole("button", { name: "Baby or child" }).click()
  await page.clock.runFor("00:15")
  expect(await signals(page)).toEqual({ buzzes: Array(5).fill("120"), tones: Array(5).fill(520) })

  const cpr = page.getByText("Do what the dispatcher tells you.")
  await expect(cpr).toBeHidden()
  await page.getByRole("button", { name: "911 says CPR" }).click()
  await expect(cpr).toBeInViewport()
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

/** As the browser does when the phone is locked and unlocked. */
function setHidden(isHidden: boolean) {
  Object.defineProperty(document, "visibilityState", {
    value: isHidden ? "hidden" : "visible",
    configurable: true,
  })
  document.dispatchEvent(new Event("visibilitychange"))
}
