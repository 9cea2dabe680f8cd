// Inline in the head of every page that loads the app (deferred-hydration.server.ts).
import type { BufferedEvents } from "./event-replay.ts"

const startEvents = ["pointerdown", "touchstart", "keydown", "focusin"]
const events: BufferedEvents = { clicked: new Set(), fields: new Set(), submitted: new Map(), stop }
const scripted = "[role=button],[role=checkbox],[role=radio],[role=switch],[role=tab]"
let started = false
window.bufferedEvents = events

function start() {
  if (started) return
  const block = document.querySelector<HTMLElement>("script[data-modules]")
  if (!block) {
    // The visitor interacted while the page was still arriving.
    document.addEventListener("DOMContentLoaded", start, { once: true })
    return
  }
  started = true
  const hrefs = (block.dataset.modules ?? "").split(" ")
  for (const href of hrefs) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }))
  }
  evaluate(hrefs).then(() => {
    const script = Object.assign(document.createElement("script"), {
      type: "module",
      text: block.textContent,
      onerror: continueWithoutScript,
    })
    document.head.append(script)
    script.remove()
  })
}

// One task for each module: evaluated at once, they would block a phone for too long. The first module hydrates.
async function evaluate([, ...hrefs]: string[]) {
  for (const href of hrefs) {
    // A module that cannot be loaded fails again where the page imports it.
    await import(/* @vite-ignore */ href).catch(() => undefined)
    await ("scheduler" in window ? scheduler.yield() : new Promise(resolve => setTimeout(resolve)))
  }
}

function bufferClick(event: Event) {
  const element = (event.target as Element).closest<HTMLElement>(
    "a[href],button,input,label,select,summary,textarea,[role]:not(svg)",
  )
  if (!element || worksWithoutScript(element)) return
  // Hydration may be halfway: React must not handle both this click and its replay.
  event.stopImmediatePropagation()
  events.clicked.add(element)
}

function worksWithoutScript(element: HTMLElement) {
  if (element.matches("a,input,label,select,summary,textarea")) return true
  if (!(element instanceof HTMLButtonElement)) return !element.matches(scripted)
  const isInvoker =
    (element.matches("[popovertarget]") && "popover" in element) ||
    (element.matches("[commandfor]") && "command" in element)
  return element.type !== "button" || isInvoker
}

function bufferInput(event: Event) {
  events.fields.add(event.target as HTMLInputElement)
}

// A second press sends the form without script, in case the page's scripts cannot be loaded.
function bufferSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  if (!("awaitsScript" in form.dataset) || events.submitted.has(form)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  events.submitted.set(form, event.submitter)
}

// The network was lost before the page's scripts were there.
function continueWithoutScript() {
  stop()
  for (const [form, submitter] of events.submitted) form.requestSubmit(submitter)
}

function stop() {
  removeEventListener("click", bufferClick, true)
  removeEventListener("submit", bufferSubmit, true)
  removeEventListener("input", bufferInput, true)
  removeEventListener("change", bufferInput, true)
}

// A background tab is not painted: this waits until it becomes visible.
function startWhenIdle() {
  requestAnimationFrame(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 })
    else setTimeout(start, 200)
  })
}

// A visit that starts at the top: others scroll to a position, which needs the height of everything above it.
function startsAtTop() {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return visit?.type === "navigate" && !location.hash
}

if (startsAtTop()) document.documentElement.dataset.defersLayout = ""
for (const type of startEvents) addEventListener(type, start, { capture: true, passive: true })
addEventListener("click", bufferClick, true)
addEventListener("submit", bufferSubmit, true)
addEventListener("input", bufferInput, true)
addEventListener("change", bufferInput, true)
if (document.readyState === "complete") startWhenIdle()
else addEventListener("load", startWhenIdle, { once: true })
