import { useEffect, useState } from "react"

interface FoundPage {
  path: string
  title: string
  label: string | null
}

export interface FoundGroup {
  label: string
  results: FoundPage[]
}

interface Answer {
  state: "empty" | "searching" | "done" | "offline" | "failed"
  groups: FoundGroup[]
}

const NOTHING: FoundGroup[] = []
const PAUSE_MS = 150

/** What the site finds for the words, once the visitor pauses. Earlier results stay until the next ones are here. */
export function useAnswer(words: string): Answer {
  const [answer, setAnswer] = useState<Answer>({ state: "empty", groups: NOTHING })
  useEffect(() => {
    if (words === "") {
      setAnswer({ state: "empty", groups: NOTHING })
      return
    }
    setAnswer(({ groups }) => ({ state: "searching", groups }))
    const request = new AbortController()
    const timer = setTimeout(async () => {
      const next = await ask(words, request.signal)
      if (!request.signal.aborted) setAnswer(next)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [words])
  return answer
}

async function ask(words: string, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(`/search.json?q=${encodeURIComponent(words)}`, { signal })
    if (!response.ok) return { state: "failed", groups: NOTHING }
    return { state: "done", groups: (await response.json()) as FoundGroup[] }
  } catch {
    // fetch rejects without a connection, and when the next words end the request.
    return { state: "offline", groups: NOTHING }
  }
}
