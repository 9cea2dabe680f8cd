import { useEffect, useRef, useState } from "react"

const DELAY_MS = 1200

/** What the server says about a form that is kept while someone types. */
export interface AutosaveAnswer {
  outcome: "kept" | "changed-meanwhile" | "failed"
  /** The others who are writing in the same form. */
  others: string[]
}

export interface AutosaveState<Answer extends AutosaveAnswer = AutosaveAnswer> {
  kind: "idle" | "waiting" | "failed" | "done"
  /** The last one, while the next is on its way. */
  answer: Answer | null
}

/** Keeps the form as a draft on the server a moment after each change, and again once a lost connection is back. */
export function useAutosave<Answer extends AutosaveAnswer>(formId: string, path: string) {
  const [state, setState] = useState<AutosaveState<Answer>>({ kind: "idle", answer: null })
  const last = useRef<Answer | null>(null)

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isUnsent = false
    const submitted = new AbortController()

    async function keep() {
      isUnsent = true
      try {
        const body = new FormData(form as HTMLFormElement)
        const response = await fetch(path, { method: "POST", body, signal: submitted.signal })
        if (!response.ok) throw new Error(`The draft was answered with ${response.status}`)
        last.current = (await response.json()) as Answer
        isUnsent = last.current.outcome === "failed"
        setState({ kind: isUnsent ? "failed" : "done", answer: last.current })
      } catch {
        if (!submitted.signal.aborted) setState({ kind: "failed", answer: last.current })
      }
    }

    function wait() {
      clearTimeout(timer)
      setState({ kind: "waiting", answer: last.current })
      timer = setTimeout(keep, DELAY_MS)
    }

    function retry() {
      if (isUnsent) void keep()
    }

    // Saving makes the draft obsolete, so a late one must not arrive after it.
    function stop() {
      clearTimeout(timer)
      isUnsent = false
    }

    form.addEventListener("input", wait)
    form.addEventListener("submit", stop)
    window.addEventListener("online", retry)
    return () => {
      form.removeEventListener("input", wait)
      form.removeEventListener("submit", stop)
      window.removeEventListener("online", retry)
      clearTimeout(timer)
      submitted.abort()
    }
  }, [formId, path])

  return state
}
