import type { BufferedEvents } from "./event-replay.ts"

const PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*\/>/g
const MODULE = ' type="module" async="">'

interface Options {
  nonce: string
  build: string
  /** Changes the body before it becomes part of the page. */
  fillBody(body: string): string[]
}

/**
 * Defers hydration until the page is painted and idle, or the visitor interacts: turns the module script that React
 * Router renders into a block of text, which the loader in the head makes a script of later. The block keeps the
 * nonce, so that the Content-Security-Policy allows its text by hash both times. Returns the page in parts, because
 * joining them takes as long as rendering fifty elements.
 */
export function deferHydration(html: string, { nonce, build, fillBody }: Options): string[] {
  const headEnd = html.indexOf("</head>")
  // The script is close to the end.
  const moduleAt = html.lastIndexOf(MODULE)
  if (headEnd === -1 || moduleAt === -1) return fillBody(html)
  const hrefs: string[] = []
  // React hoists a page's links into its head.
  const head = html.slice(0, headEnd).replace(PRELOAD, (_, href: string) => {
    hrefs.push(href)
    return ""
  })
  const textAt = moduleAt + MODULE.length
  const text = html.slice(textAt, html.indexOf("</script>", textAt))
  const modules = routesLast(hrefs, text).join(" ")
  const deferred = ` type="text/plain" data-ssr="true" data-build="${build}" data-modules="${modules}">`
  const tagAt = html.lastIndexOf("<script", moduleAt)
  const body = fillBody(html.slice(headEnd, tagAt))
  const script = html.slice(tagAt, moduleAt) + deferred + html.slice(textAt)
  return [head, `<script nonce="${nonce}">${LOADER}</script>`, ...body, script]
}

/** Puts the modules of routes after the chunks that they import, so that each can be evaluated on its own. */
function routesLast(hrefs: string[], script: string) {
  const isRoute = (href: string) => script.includes(` from "${href}"`)
  return [...hrefs.filter(href => !isRoute(href)), ...hrefs.filter(isRoute)]
}

const LOADER = `(${loader})()`.replace(/\s*\n\s*/g, "\n")

// Inlined into the page as text: it cannot use anything from outside its body.
function loader() {
  const startEvents = ["pointerdown", "touchstart", "keydown", "focusin"]
  const events: BufferedEvents = { clicked: new Set(), fields: new Set(), submitted: new Map(), stop }
  const scripted = "[role=button],[role=checkbox],[role=radio],[role=switch],[role=tab]"
  let started = false
  window.bufferedEvents = events

  function start() {
    const block = document.querySelector<HTMLElement>("script[data-modules]")
    if (started) return
    if (!block) {
      // The visitor interacted while the page was still arriving.
      document.addEventListener("DOMContentLoaded", start, { once: true })
      return
    }
    started = true
    for (const type of startEvents) removeEventListener(type, start, true)
    const hrefs = (block.dataset.modules ?? "").split(" ")
    for (const href of hrefs) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }))
    }
    evaluate(hrefs).then(() => {
      const script = Object.assign(document.createElement("script"), {
        type: "module",
        text: block.textContent,
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
}
