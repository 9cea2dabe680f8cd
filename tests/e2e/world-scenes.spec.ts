import { globSync, readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { parse } from "yaml"
import { findViolations } from "../support/axe.ts"
import { expect, expectAccessible, hydrated, test, violationsInMain } from "../support/e2e.ts"

const WORLD = "content/en/world/"
const STORIES = globSync(`${WORLD}*/*.yaml`).filter(file => !file.endsWith("place.yaml"))

interface Story {
  screens: Record<string, { kind: string; heading: string; options?: { key: string; to: string }[] }>
}

const BREATHS = 12
const SCENE = {
  tags: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  include: "section[aria-labelledby=screen]",
  frames: false,
}
/** A story with two endings is counted once. */
const COUNTED = /^\+5 coins$|^You have these coins already\.$/

test("every screen of every story is accessible, wrong turns and endings too, and a guest sends nothing", async ({
  page,
}) => {
  const sent = requestsOf(page)
  const kinds = new Set<string>()
  await page.goto("/narcatsworld")
  await hydrated(page)
  expect(STORIES).toHaveLength(15)
  for (const file of STORIES) {
    const { screens }: Story = parse(readFileSync(file, "utf8"))
    const paths = pathsOf(screens)
    expect([...paths.keys()].sort()).toEqual(Object.keys(screens).sort())
    for (const [name, path] of paths) {
      const { heading, kind } = screens[name]!
      const address = `/narcatsworld/${file.slice(WORLD.length, -".yaml".length)}?path=${path.join(".")}`
      await openInPage(page, address, heading)
      if (kind === "ending") await expect(page.getByRole("status").filter({ hasText: COUNTED })).toBeVisible()
      expect(await findViolations(page, SCENE), address).toEqual([])
      // The whole page once for each kind of screen.
      if (!kinds.has(kind)) await expectAccessible(page)
      kinds.add(kind)
    }
  }
  expect([...kinds].sort()).toEqual(["detour", "ending", "question"])
  expect(sent).toEqual([])
})

test("the games of every place are accessible and silent until sound is chosen, and a guest sends nothing", async ({
  page,
}) => {
  const sent = requestsOf(page)
  const sounds = soundsOf(page)
  await page.addInitScript(recordSignals)
  await page.clock.install()
  for (const name of ["quad", "kitchen", "festival", "bar", "bus"]) {
    await page.goto(`/narcatsworld/${name}/signs`)
    await hydrated(page)
    await spotEverySign(page, name)
    await page.getByRole("main").getByRole("link", { name: "Pack the bag" }).click()
    await packTheBag(page, name)
    await page.getByRole("main").getByRole("link", { name: "Breathe with Narcat" }).click()
    await breatheForAMinute(page, name)
    await expect(page.locator("html")).not.toHaveAttribute("data-signals")
  }
  // Before and during a game, places differ in their pictures only.
  await page.goto("/narcatsworld/bus/signs")
  await hydrated(page)
  await expectAccessible(page)
  await page.getByRole("main").getByRole("link", { name: "Pack the bag" }).click()
  await page.getByRole("button", { name: "Deal the cards" }).click()
  await page.getByRole("button", { name: "Card 1: face down" }).click()
  await expectAccessible(page)
  await page.getByRole("main").getByRole("link", { name: "Breathe with Narcat" }).click()
  await page.getByRole("button", { name: "Start one minute" }).click()
  const ring = page.getByRole("button", { name: "Breathe", exact: true })
  await ring.press("Space")
  await expectAccessible(page)
  await expect(page.locator("html")).not.toHaveAttribute("data-signals")
  expect(sounds).toEqual([])
  const footer = page.getByRole("switch", { name: "Button sounds" })
  await expect(footer).not.toBeChecked()
  await page.getByRole("button", { name: "Sound and buzz" }).click()
  await expect(footer).toBeChecked()
  await ring.press("Space")
  await expect(page.locator("html")).toHaveAttribute("data-signals")
  await page.getByRole("button", { name: "Stop" }).click()
  await expect.poll(() => sounds.toSorted()).toEqual(["/click.mp3", "/hover.mp3"])
  expect(sent).toEqual([])
})

/** Runs in the browser: marks the page when it plays a tone or vibrates. */
function recordSignals() {
  const mark = () => {
    document.documentElement.dataset.signals = "yes"
  }
  const { createOscillator } = AudioContext.prototype
  AudioContext.prototype.createOscillator = function () {
    mark()
    return createOscillator.call(this)
  }
  navigator.vibrate = () => {
    mark()
    return true
  }
}

/** The choices that lead to each screen. */
function pathsOf(screens: Story["screens"]) {
  const paths = new Map<string, readonly string[]>()
  function visit(name: string, path: readonly string[]) {
    if (paths.has(name)) return
    paths.set(name, path)
    for (const { key, to } of screens[name]!.options ?? []) visit(to, [...path, key])
  }
  visit("start", [])
  return paths
}

/** Goes to an address as the browser’s own buttons do, without a new document. */
async function openInPage(page: Page, address: string, heading: string) {
  await page.evaluate(to => {
    history.pushState(null, "", to)
    dispatchEvent(new PopStateEvent("popstate"))
  }, address)
  await page.waitForFunction(text => document.getElementById("screen")?.textContent === text, heading)
}

async function spotEverySign(page: Page, place: string) {
  const spots = page.getByRole("button", { name: /^Spot \d+$/ })
  for (let left = 10; left > 0; left--) await spots.first().click()
  await expect(page.getByRole("heading", { name: "You found all seven" })).toBeVisible()
  // The same as a list, with an answer that is not right.
  await page.getByText("Play it as a list").click()
  for (const box of await page.getByRole("checkbox").all()) await box.check()
  await page.getByRole("button", { name: "Check my answer" }).click()
  await expect(page.getByText("All seven are there. Uncheck the ones that aren’t signs.")).toBeVisible()
  expect(await violationsInMain(page), `${place}: every spot`).toEqual([])
}

async function packTheBag(page: Page, place: string) {
  await page.getByRole("button", { name: "Deal the cards" }).click()
  const cards = page.getByRole("group", { name: /^Sixteen cards/ }).getByRole("button")
  await cards.first().click()
  await cards.evaluateAll(turnUntilPacked)
  await expect(page.getByRole("heading", { name: "What belongs in the bag, and why" })).toBeVisible()
  expect(await violationsInMain(page), `${place}: packed bag`).toEqual([])
}

/** Turns each card with each later one until all are pairs. */
async function turnUntilPacked(cards: Element[]) {
  const isPacked = (card: Element) => card.ariaLabel!.endsWith("in the bag")
  for (const [at, card] of cards.entries())
    for (const other of cards.slice(at + 1)) {
      if (isPacked(card)) break
      if (isPacked(other)) continue
      for (const turned of [card, other]) {
        ;(turned as HTMLElement).click()
        // React renders before the next task.
        await new Promise(resolve => queueMicrotask(() => resolve(null)))
      }
    }
}

async function breatheForAMinute(page: Page, place: string) {
  const start = page.getByRole("button", { name: "Start one minute" })
  await start.click()
  const ring = page.getByRole("button", { name: "Breathe", exact: true })
  for (let breath = 1; breath <= BREATHS; breath++) {
    await ring.press("Space")
    await page.clock.runFor(5_000)
  }
  await page.clock.runFor(1_000)
  await expect(page.getByText(/^12 breaths\. Steadiness: /)).toBeVisible()
  expect(await violationsInMain(page), `${place}: after the minute`).toEqual([])
}

/** The sounds of buttons that the page asks for. */
function soundsOf(page: Page) {
  const sounds: string[] = []
  page.on("request", request => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith(".mp3")) sounds.push(pathname)
  })
  return sounds
}

/** What the page sends besides asking for pages and files. */
function requestsOf(page: Page) {
  const sent: string[] = []
  page.on("request", request => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`)
  })
  return sent
}
