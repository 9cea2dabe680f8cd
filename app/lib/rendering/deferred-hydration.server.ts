import type { BufferedEvents } from "./event-replay.ts"

const PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*\/>/g
const MODULE = ' type="module" async="">'

/**
 * Lets a page rest until it has been painted and is idle, or its visitor acts: the module script that React
 * Router writes becomes a block of text which the loader, in the head, makes a script of later. The block
 * keeps the mark, so the policy allows its text by hash both times.
 */
export function deferHydration(html: string, scriptMark: string) {
  const hrefs: string[] = []
  const headEnd = html.indexOf("</head>")
  if (headEnd === -1) return html
  // React gathers a page's links in its head.
  const head = html.slice(0, headEnd).replace(PRELOAD, (_, href: string) => {
    hrefs.push(href)
    return ""
  })
  const late = ` type="text/plain" data-ssr="true" data-late="${hrefs.join(" ")}">`
  const body = html.slice(headEnd).replace(MODULE, () => late)
  return `${head}<script nonce="${scriptMark}">${LOADER}</script>${body}`
}

const LOADER = `(${loader})()`.replace(/\s*\n\s*/g, "\n")

// Runs in the page as it stands here, by itself: it can use nothing from outside its braces.
function loader() {
  const starters = ["pointerdown", "touchstart", "keydown", "focusin"]
  const acts: BufferedEvents = { keys: new Set(), fields: new Set(), end }
  const scripted = "[role=button],[role=checkbox],[role=radio],[role=switch],[role=tab]"
  let started = false
  window.earlyActs = acts

  function start() {
    const block = document.querySelector<HTMLElement>("script[data-late]")
    if (started) return
    if (!block) {
      // The visitor was faster than the page.
      document.addEventListener("DOMContentLoaded", start, { once: true })
      return
    }
    started = true
    for (const type of starters) removeEventListener(type, start, true)
    for (const href of (block.dataset.late ?? "").split(" ")) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }))
    }
    const script = Object.assign(document.createElement("script"), {
      type: "module",
      text: block.textContent,
    })
    document.head.append(script)
    script.remove()
  }

  function keepPress(event: Event) {
    const key = (event.target as Element).closest<HTMLElement>(
      "a[href],button,input,label,select,summary,textarea,[role]:not(svg)",
    )
    if (!key || worksByItself(key)) return
    // React may be halfway: it must not answer this press and its replay.
    event.stopImmediatePropagation()
    acts.keys.add(key)
  }

  function worksByItself(key: HTMLElement) {
    if (key.matches("a,input,label,select,summary,textarea")) return true
    if (!(key instanceof HTMLButtonElement)) return !key.matches(scripted)
    const isInvoker =
      (key.matches("[popovertarget]") && "popover" in key) ||
      (key.matches("[commandfor]") && "command" in key)
    return key.type !== "button" || isInvoker
  }

  function keepInput(event: Event) {
    acts.fields.add(event.target as HTMLInputElement)
  }

  function end() {
    removeEventListener("click", keepPress, true)
    removeEventListener("input", keepInput, true)
    removeEventListener("change", keepInput, true)
  }

  // A page in the background is not painted: it waits until somebody looks at it.
  function startWhenIdle() {
    requestAnimationFrame(() => {
      if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 })
      else setTimeout(start, 200)
    })
  }

  for (const type of starters) addEventListener(type, start, { capture: true, passive: true })
  addEventListener("click", keepPress, true)
  addEventListener("input", keepInput, true)
  addEventListener("change", keepInput, true)
  if (document.readyState === "complete") startWhenIdle()
  else addEventListener("load", startWhenIdle, { once: true })
}
