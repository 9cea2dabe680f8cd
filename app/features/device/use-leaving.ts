import { type FormEvent, useState } from "react"

/** Answers only with a network: neither the service worker nor the browser stores it. */
const REACHABLE = "/builds/latest.json"

interface Steps {
  /** Sends what waits on this device, and returns labels of what is left. */
  unsent(): Promise<string[]>
  /** Removes from the device what the server's answer does not. Without a network there is no answer. */
  clear(isOnline: boolean): void | Promise<void>
}

/**
 * For a form that ends a session on this device. Says what would be lost and asks again. Without a network it clears
 * the device and is sent as soon as there is one.
 */
export function useLeaving({ unsent, clear }: Steps) {
  const [labels, setLabels] = useState<string[]>([])
  const [isOffline, setOffline] = useState(false)

  async function leave(form: HTMLFormElement) {
    const found = labels.length > 0 ? [] : await unsent()
    if (found.length > 0) return setLabels(found)
    const isOnline = await isReachable()
    await clear(isOnline)
    if (isOnline) return form.submit()
    setLabels([])
    setOffline(true)
    addEventListener("online", () => form.submit(), { once: true })
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isOffline) void leave(event.currentTarget)
  }

  return { labels, isOffline, onSubmit }
}

async function isReachable() {
  try {
    await fetch(REACHABLE, { method: "HEAD", cache: "no-store" })
    return true
  } catch {
    return false
  }
}
