import { type Browser, chromium } from "@playwright/test"
import { median } from "../median.ts"
import { chosenPages, type Page } from "./pages.ts"
import { startMeasuredSite } from "./site.ts"
import { type TraceEvent, traceMainThread } from "./trace.ts"

// Estimates the blocking time from the CPU time of each task of the main thread, so that a busy machine can measure
// it; prints what long tasks consist of. Arguments choose pages by their path.
const RUNS = Number(process.env.RUNS ?? 3)
const SLOWDOWN = 4
const LONG_MS = 50
const SHOWN_MS = 1

interface Run {
  blocking: number
  /** CPU time of all tasks. */
  total: number
  longTasks: string[]
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
})
const site = await startMeasuredSite()
try {
  const table: Record<string, Record<string, number>> = {}
  for (const page of chosenPages()) {
    const runs: Run[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await measure(browser, page))
    const blocking = median(runs.map(run => run.blocking))
    table[page.path] = {
      ...{
        "blocking ms": Math.round(blocking),
        least: Math.round(Math.min(...runs.map(run => run.blocking))),
      },
      "CPU ms": Math.round(median(runs.map(({ total }) => total))),
    }
    console.log([`\n${page.path}`, ...runs.find(run => run.blocking === blocking)!.longTasks].join("\n"))
  }
  console.table(table)
} finally {
  await browser.close()
  await site.close()
}

async function measure(chromium: Browser, { path, isMembers }: Page): Promise<Run> {
  const events = await traceMainThread(
    chromium,
    site.origin + path,
    isMembers ? await site.signIn() : undefined,
  )
  const painted = events.find(({ name }) => name === "firstContentfulPaint")?.ts
  if (painted === undefined) throw new Error(`${path} was never painted`)
  const tasks = events.filter(({ name, ts, dur }) => name === "RunTask" && ts + dur > painted)
  const long = tasks.filter(task => slowed(task) > LONG_MS)
  return {
    blocking: long.reduce((sum, task) => sum + slowed(task) - LONG_MS, 0),
    total: tasks.reduce((sum, { tdur }) => sum + tdur / 1000, 0),
    longTasks: long.flatMap(task => linesOf(task, events, painted)),
  }
}

function slowed({ tdur }: TraceEvent) {
  return (SLOWDOWN * tdur) / 1000
}

/** The task and the events in it that take longest. */
function linesOf(task: TraceEvent, events: TraceEvent[], painted: number) {
  const end = task.ts + task.dur
  const inside = events.filter(
    ({ name, ph, ts, tdur }) =>
      ph === "X" && !/RunTask/.test(name) && ts >= task.ts && ts < end && tdur / 1000 >= SHOWN_MS,
  )
  const after = Math.round((task.ts - painted) / 1000)
  return [
    `  ${Math.round(slowed(task))} ms, ${after} ms after the first paint`,
    ...inside.map(event => `    ${(event.tdur / 1000).toFixed(1)} ${event.name} ${detailsOf(event)}`),
  ]
}

function detailsOf({ args }: TraceEvent) {
  const {
    functionName = "",
    url = "",
    lineNumber = "",
    columnNumber = "",
  } = (args.data ?? {}) as Record<string, unknown>
  return [functionName, url, lineNumber, columnNumber, args.elementCount].filter(Boolean).join(" ")
}
