import { type FormEvent, useState } from "react"
import { labelsOf } from "./queue-labels.ts"

/** Answers only with a network: neither the service worker nor the browser stores it. */
const REACHABLE = "/builds/latest.json"
/** A network that does not answer for so long counts as none. */
const ANSWER_MS = 8_000
const PROBE_MS = 5_000

/** What may wait on this device. */
export interface Queue {
  label(count: number): string
  /** Missing if nothing is sent before leaving. */
  send?(): Promise<unknown>
  count(): number | Promise<number>
}

interface Steps {
  queues(): readonly Queue[]
  /** Removes from the device what the server's answer does not. Without a network there is no answer. */
  clear(isOnline: boolean): void | Promise<void>
}

/**
 * For a form that ends a session on this device. Sends what waits, says what would be lost and asks again. Without a
 * network it clears the device and is sent as soon as there is one.
 */
export function useLeaving({ queues, clear }: Steps) {
  const [labels, setLabels] = useState<string[]>([])
  const [state, setState] = useState<"open" | "leaving" | "offline">("open")

  async function leave(form: HTMLFormElement) {
    setState("leaving")
    const found = labels.length > 0 ? [] : await unsent(queues())
    if (found.length > 0) {
      setLabels(found)
      return setState("open")
    }
    const isOnline = await isReachable()
    await clear(isOnline)
    if (isOnline) return form.submit()
    setLabels([])
    setState("offline")
    await untilReachable()
    form.submit()
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === "open") void leave(event.currentTarget)
  }

  return { labels, isOffline: state === "offline", isBusy: state !== "open", onSubmit }
}

/** Sends what waits, and returns labels of what is left. */
async function unsent(queues: readonly Queue[]) {
  const sent = Promise.allSettled(queues.map(({ send }) => send?.()))
  await Promise.race([sent, new Promise(resolve => setTimeout(resolve, ANSWER_MS))])
  const counted = await Promise.allSettled(queues.map(async ({ count }) => count()))
  // Where the browser forbids storage, nothing waits.
  const counts = counted.map(result => (result.status === "fulfilled" ? result.value : 0))
  return labelsOf(queues.map(({ label }, i) => [label, counts[i] ?? 0]))
}

async function isReachable() {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS)
    await fetch(REACHABLE, { method: "HEAD", cache: "no-store", signal })
    return true
  } catch {
    return false
  }
}

async function untilReachable() {
  do
    await new Promise(resolve => {
      addEventListener("online", resolve, { once: true })
      setTimeout(resolve, PROBE_MS)
    })
  while (!(await isReachable()))
}
