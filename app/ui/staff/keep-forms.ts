import { MAIN_ID } from "#app/ui/shell/skip-link.tsx"

const DELAY_MS = 1200
/** Forms that save drafts of their own. */
const OWN_DRAFT = "[data-own-draft]"
/** Checkboxes that select rows are nothing typed. */
const TYPED = "textarea, select, input:not([type=file], [type=password], [name=id])"

/**
 * Keeps what staff type in any form of the console until they save it: a crash or a lost network loses nothing.
 */
export function keepForms(signal: AbortSignal) {
  const main = document.getElementById(MAIN_ID)
  if (!main || signal.aborted) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let unsent: HTMLFormElement | null = null
  let sending = new AbortController()

  async function keep(event?: Event) {
    clearTimeout(timer)
    const form = unsent
    if (!form) return
    const saved = sending.signal
    // Only short requests may outlive their page.
    const keepalive = event?.type === "pagehide"
    try {
      const response = await fetch(`/staff/typed?at=${encodeURIComponent(pathOf(form))}`, {
        ...{ method: "POST", body: typedText(form), keepalive, signal: saved },
      })
      if (response.ok && unsent === form) unsent = null
    } catch (error) {
      // Without a network it is sent with the next change, or once the network is back.
      if (!(error instanceof TypeError) && !saved.aborted) throw error
    }
  }

  function wait({ target }: Pick<Event, "target">) {
    if (!(target instanceof Element) || !target.matches(TYPED)) return
    const form = target.closest("form")
    if (form?.getAttribute("method") !== "post" || form.matches(OWN_DRAFT)) return
    if (unsent && unsent !== form) void keep()
    unsent = form
    clearTimeout(timer)
    timer = setTimeout(() => void keep(), DELAY_MS)
  }

  // Saving makes the draft obsolete, so a late one must not arrive after it.
  function stop() {
    clearTimeout(timer)
    unsent = null
    sending.abort()
    sending = new AbortController()
  }

  // Someone may have typed before this file was loaded.
  const { activeElement } = document
  if (hasNewText(activeElement)) wait({ target: activeElement })
  main.addEventListener("input", wait, { signal })
  main.addEventListener("submit", stop, { signal })
  window.addEventListener("online", keep, { signal })
  window.addEventListener("pagehide", keep, { signal })
  signal.addEventListener("abort", () => void keep())
}

function hasNewText(element: Element | null) {
  return (
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
    element.value !== element.defaultValue
  )
}

/** The address that the form is submitted to, which also shows it again. */
function pathOf(form: HTMLFormElement) {
  return new URL(form.getAttribute("action") ?? "", location.href).pathname
}

function typedText(form: HTMLFormElement) {
  const text = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === "string") text.append(name, value)
  return text
}
