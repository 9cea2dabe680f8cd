import { useRef, useState } from "react"
import { fetchOnline } from "#app/ui/overlays/offline-retry.ts"

/**
 * Saves a choice while its question stays in view. Not with a fetcher: one that settles while the next question loads
 * would cancel that navigation and leave the old question under the new URL. `keepalive` lets the request outlive its page.
 */
export function useAutosave(path: string) {
  const [saved, setSaved] = useState<string | null>(null)
  const sending = useRef<AbortController>(null)

  async function save(question: string, formData: FormData) {
    // The last of several choices wins.
    sending.current?.abort()
    const own = new AbortController()
    sending.current = own
    setSaved(null)
    const body = new URLSearchParams([...formData].map(([name, value]) => [name, String(value)]))
    const options = { method: "POST", body, keepalive: true, redirect: "error", signal: own.signal } as const
    try {
      const { ok } = await fetchOnline(`${path}.data`, options)
      if (ok) setSaved(question)
    } catch {
      // The choice stays in the form and is sent with Next.
    }
  }

  return { saved, save }
}
