import type { Browser, BrowserContextOptions } from "@playwright/test"
import { z } from "zod"

// As Lighthouse's mobile profile.
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const CATEGORIES = [
  "-*",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "v8.execute",
  "loading",
]
/** Long enough to preload what visible links need. */
const SETTLED_MS = 1000

const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().default(0),
  // CPU time of the thread: other programs on the machine do not count.
  tdur: z.number().default(0),
  args: z.record(z.string(), z.unknown()).default({}),
})
const traceSchema = z.object({ traceEvents: z.array(eventSchema) })

export type TraceEvent = z.infer<typeof eventSchema>

/** The events of the page's main thread from the navigation on, in the order they start. */
export async function traceMainThread(browser: Browser, url: string, cookie?: string) {
  const context = await browser.newContext({
    ...PHONE,
    ...(cookie && { extraHTTPHeaders: { Cookie: cookie } }),
  })
  try {
    const page = await context.newPage()
    await browser.startTracing(page, { categories: CATEGORIES })
    // The page fetches it a second after hydration. Asking the page itself would be a task of its own.
    const routeTable = page.waitForResponse(/\/builds\/meta\//)
    await page.goto(url)
    await routeTable
    await page.waitForTimeout(SETTLED_MS)
    const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()))
    return eventsOfPage(traceEvents, url)
  } finally {
    await context.close()
  }
}

function eventsOfPage(events: TraceEvent[], url: string) {
  const first = events.find(
    ({ name, args }) =>
      name === "CommitLoad" && JSON.stringify(args).includes(`"url":${JSON.stringify(url)}`),
  )
  if (!first) throw new Error(`The trace has no page ${url}`)
  return events
    .filter(({ pid, tid, ts }) => pid === first.pid && tid === first.tid && ts >= first.ts)
    .toSorted((a, b) => a.ts - b.ts)
}
