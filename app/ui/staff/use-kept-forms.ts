import { useEffect } from "react"
import { MAIN_ID } from "#app/ui/shell/skip-link.tsx"

const DELAY_MS = 1200
/** Forms that save drafts of their own. */
const OWN_DRAFT = "[data-own-draft]"
/** The search of a list changes its address, and checkboxes of rows are no text. */
const TYPED = "textarea, select, input:not([type=file], [type=password], [name=id])"

/** Keeps what staff type in any form of the console until they save it: a crash or a lost network loses nothing. */
export function useKeptForms() {
  useEffect(() => {
    const main = document.getElementById(MAIN_ID)
    if (!main) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let unsent: HTMLFormElement | null = null
    let sending = new AbortController()

    async function keep(event?: Event) {
      clearTimeout(timer)
      const form = unsent
      if (!form) return
      const { signal } = sending
      // Only short requests may outlive their page.
      const keepalive = event?.type === "pagehide"
      try {
        const response = await fetch(`/staff/typed?at=${encodeURIComponent(pathOf(form))}`, {
          ...{ method: "POST", body: typedText(form), keepalive, signal },
        })
        if (response.ok && unsent === form) unsent = null
      } catch (error) {
        // Without a network it is sent with the next change, or once the network is back.
        if (!(error instanceof TypeError) && !signal.aborted) throw error
      }
    }

    function wait({ target }: Event) {
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

    main.addEventListener("input", wait)
    main.addEventListener("submit", stop)
    window.addEventListener("online", keep)
    window.addEventListener("pagehide", keep)
    return () => {
      main.removeEventListener("input", wait)
      main.removeEventListener("submit", stop)
      window.removeEventListener("online", keep)
      window.removeEventListener("pagehide", keep)
      void keep()
    }
  }, [])
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
