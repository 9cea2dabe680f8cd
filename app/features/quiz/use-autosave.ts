import { useRef, useState } from "react"

/**
 * Saves a choice while its question stays in view. Not by the router: a fetcher that ends while the next question
 * loads would end that navigation too, and leave the old question under the new address. The request outlives its page.
 */
export function useSaving(path: string) {
  const [saved, setSaved] = useState<string | null>(null)
  const sending = useRef<AbortController>(null)

  async function save(question: string, said: FormData) {
    // Of two choices in a row the later one counts.
    sending.current?.abort()
    const own = new AbortController()
    sending.current = own
    setSaved(null)
    const body = new URLSearchParams([...said].map(([name, value]) => [name, String(value)]))
    try {
      const options = {
        method: "POST",
        body,
        keepalive: true,
        redirect: "error",
        signal: own.signal,
      } as const
      const { ok } = await fetch(`${path}.data`, options)
      if (ok) setSaved(question)
    } catch {
      // Without a network the choice stands on the page, and is sent with the key that leads on.
    }
  }

  return { saved, save }
}
