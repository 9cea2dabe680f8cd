import { useEffect, useRef, useState } from "react"
import type { DraftAnswer } from "./draft.server.ts"

const DELAY_MS = 1200

export interface AutosaveState {
  kind: "idle" | "waiting" | "failed" | "done"
  /** The last one, while the next is on its way. */
  answer: DraftAnswer | null
}

/** Keeps the form as a draft on the server a moment after each change. */
export function useAutosave(formId: string, path: string) {
  const [state, setState] = useState<AutosaveState>({ kind: "idle", answer: null })
  const last = useRef<DraftAnswer | null>(null)

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const submitted = new AbortController()

    async function keep() {
      try {
        const body = new FormData(form as HTMLFormElement)
        const response = await fetch(path, { method: "POST", body, signal: submitted.signal })
        if (!response.ok) throw new Error(`The draft was answered with ${response.status}`)
        last.current = (await response.json()) as DraftAnswer
        setState({ kind: last.current.outcome === "failed" ? "failed" : "done", answer: last.current })
      } catch {
        if (!submitted.signal.aborted) setState({ kind: "failed", answer: last.current })
      }
    }

    function wait() {
      clearTimeout(timer)
      setState({ kind: "waiting", answer: last.current })
      timer = setTimeout(keep, DELAY_MS)
    }

    // Saving makes the draft obsolete, so a late one must not arrive after it.
    function stop() {
      clearTimeout(timer)
    }

    form.addEventListener("input", wait)
    form.addEventListener("submit", stop)
    return () => {
      form.removeEventListener("input", wait)
      form.removeEventListener("submit", stop)
      clearTimeout(timer)
      submitted.abort()
    }
  }, [formId, path])

  return state
}
