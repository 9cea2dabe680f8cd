import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "@playwright/test"
import type axe from "axe-core"

declare global {
  interface Window {
    axe?: typeof axe
  }
}

// `axe.source` is twice as large, and compiling it is a large part of a check.
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

interface Check {
  tags: string[]
  include?: string
  exclude?: string[]
  /** Frames without scripts cannot be checked; `false` leaves all frames out. */
  frames?: boolean
}

/** Checks the page and its frames of the same origin, and returns a line for each rule that is violated. */
export async function findViolations(page: Page, { tags, include, exclude = [], frames = true }: Check) {
  for (const frame of frames ? page.frames() : [page.mainFrame()]) {
    if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(SOURCE)
  }
  const context = { ...(include && { include: [[include]] }), exclude: exclude.map(selector => [selector]) }
  const options: axe.RunOptions = {
    runOnly: tags,
    resultTypes: ["violations"],
    selectors: false,
    // Only an experimental rule, which does not run, reads the style sheets.
    preload: { assets: ["media"] },
    iframes: frames,
    // Axe skips a frame that does not answer in time; half a second is too short on a busy machine.
    pingWaitTime: 60_000,
  }
  return page.evaluate(
    async ([context, options]) => {
      const { violations } = await window.axe!.run(context, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(" ")}`)
    },
    [context, options] as const,
  )
}
