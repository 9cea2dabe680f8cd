import { type DataStrategyResult, isRouteErrorResponse, redirect, replace } from "react-router"
// The notice must be loaded before it is needed.
import "./toast.tsx"
import { hasSavedCopy } from "#app/lib/offline/saved-copy.ts"
import { toasts } from "./toasts.ts"

interface Args {
  request: Request
  url: URL
}

type Results = Record<string, DataStrategyResult>

const INSUFFICIENT_STORAGE = 507
const PROBE_MS = 3_000
/** How often a request that fails while the site answers is sent again before the error is shown. */
const MAX_RETRIES = 2
// Chromium, Firefox and Safari each have their own text.
const NETWORK_ERROR =
  /^(Failed to fetch|NetworkError|Load failed|The network connection was lost|error loading dyn|Importing a module)/i

let online: Promise<void> | undefined
let retries = 0

export function isNetworkError(error: unknown) {
  return error instanceof TypeError && NETWORK_ERROR.test(error.message)
}

/**
 * Replaces results that the network lost by a redirect to the same URL, once the site answers again. A form that
 * could not be saved because the disk is full stays in view with what was typed.
 */
export async function retryOnline(results: Results, { request, url }: Args): Promise<Results> {
  if (request.method !== "GET" && Object.values(results).some(isFullDisk)) return keepForm(results)
  if (!Object.values(results).some(isLost)) return results
  if (await isReachable()) {
    if (++retries > MAX_RETRIES) return results
  } else {
    retries = 0
    // Not instead of the same page, which shows more than its copy for visitors, such as an open test.
    const isOther = request.method === "GET" && url.pathname !== window.location.pathname
    if (isOther && (await hasSavedCopy(url.pathname))) return openSavedCopy(url)
    await Promise.race([whenOnline(), aborted(request.signal)])
    if (request.signal.aborted) return results
  }
  const again = retryOf(url)
  return Object.fromEntries(Object.keys(results).map(id => [id, { type: "error", result: again }]))
}

// As a document, which the service worker answers with the saved page and its date.
function openSavedCopy({ href }: URL): Promise<never> {
  window.location.assign(href)
  return new Promise(() => undefined)
}

function isFullDisk({ result }: DataStrategyResult) {
  return isRouteErrorResponse(result) && result.status === INSUFFICIENT_STORAGE
}

function keepForm(results: Results): Results {
  toasts.add({
    title: "We can’t save anything right now",
    text: "Nothing you typed is lost. Please try again in a few minutes.",
    tone: "bad",
  })
  return Object.fromEntries(Object.keys(results).map(id => [id, { type: "data", result: undefined }]))
}

// The router wraps what a server action's request threw.
function isLost({ result }: DataStrategyResult) {
  return isNetworkError(result) || isNetworkError((result as { data?: unknown } | null)?.data)
}

/** Fetches again once the site answers, if the network lost the request. */
export async function fetchOnline(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (!isNetworkError(error) || (await isReachable())) throw error
    await whenOnline()
    return fetchOnline(url, init)
  }
}

/** Shows a notice until the site answers again. */
export function whenOnline() {
  online ??= waitUntilReachable().finally(() => {
    online = undefined
  })
  return online
}

/** Whether the site answers at all, with whatever status. */
async function isReachable() {
  try {
    await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" })
    return true
  } catch {
    return false
  }
}

async function waitUntilReachable() {
  const notice = toasts.add({
    title: "You’re offline, we’ll retry",
    text: "Nothing is lost. This page continues when you’re back online.",
    tone: "bad",
    isLasting: true,
  })
  do await nextAttempt()
  while (!(await isReachable()))
  toasts.remove(notice)
}

function nextAttempt() {
  return new Promise<void>(resolve => {
    const timer = setTimeout(next, PROBE_MS)
    window.addEventListener("online", next, { once: true })
    function next() {
      clearTimeout(timer)
      window.removeEventListener("online", next)
      resolve()
    }
  })
}

function aborted(signal: AbortSignal) {
  return new Promise<void>(resolve => signal.addEventListener("abort", () => resolve(), { once: true }))
}

// With 307 the router submits a form again.
function retryOf(url: URL) {
  const path = url.pathname + url.search + url.hash
  return url.href === window.location.href ? replace(path, 307) : redirect(path, 307)
}
