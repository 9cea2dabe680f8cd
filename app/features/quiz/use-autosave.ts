import { useRef, useState } from "react"
import { fetchOnline, isNetworkError } from "#app/ui/overlays/offline-retry.ts"
import type { AnswerQueue } from "./device/use-device-test.ts"

/**
 * Saves a choice while its question stays in view. Not with a fetcher: one that settles while the next question loads
 * would cancel that navigation and leave the old question under the new URL. `keepalive` lets the request outlive its page.
 */
export function useAutosave(path: string, device: AnswerQueue | null) {
  const [saved, setSaved] = useState<string | null>(null)
  const sending = useRef<AbortController>(null)

  async function save(question: string, formData: FormData) {
    // The last of several choices wins.
    sending.current?.abort()
    const own = new AbortController()
    sending.current = own
    setSaved(null)
    const chosen = formData.getAll("chosen").map(String)
    device?.queue(question, chosen)
    if (device?.isOffline) return
    const body = new URLSearchParams([...formData].map(([name, value]) => [name, String(value)]))
    const options = { method: "POST", body, keepalive: true, redirect: "error", signal: own.signal } as const
    try {
      const { ok } = await (device ? fetch : fetchOnline)(`${path}.data`, options)
      if (!ok) return
      setSaved(question)
      device?.confirm(question, chosen)
    } catch (error) {
      // Otherwise the choice stays in the form and is sent with Next.
      if (isNetworkError(error)) device?.lose()
    }
  }

  return { saved, save }
}
