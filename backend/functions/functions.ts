import { join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { HttpError, readBody, withCors } from "../http.ts"
import type { Keys } from "../keys.ts"
import { authorizationError } from "./authorize.ts"
import { listFunctions, publicFunctions } from "./config.ts"
import { platformError } from "./error-responses.ts"
import { reportStreamErrors } from "./stream-errors.ts"

export interface FunctionsOptions {
  /** The folder with one folder per function; `config.toml` is next to it. */
  folder?: string
  /** How long a function may take to start its response. */
  timeoutMs?: number
  /** Settings that the functions read besides those of the platform. */
  env?: Readonly<Record<string, string>>
}

type FunctionEnv = Readonly<Record<string, string>>
type Handler = (
  request: Request,
  env: FunctionEnv,
  fetch: typeof globalThis.fetch,
) => Promise<Response> | Response

type Outcome = Response | Parameters<typeof platformError>[0]

const PREFIX = "/functions/v1/"
const FOLDER = fileURLToPath(new URL("../../supabase/functions", import.meta.url))
const TIMEOUT_MS = 150_000
const MAX_BODY_BYTES = 6 * 1024 * 1024
const MAX_RUNNING = 64
const NO_BODY = ["GET", "HEAD"]

/** Runs `supabase/functions` in this process with the URLs and errors of hosted Supabase. */
export function openFunctions(
  options: FunctionsOptions & {
    keys: Keys
    siteUrl: string
    /** Calls the gateway within this process. */
    fetch: typeof globalThis.fetch
    log(line: string): void
  },
) {
  const { folder = FOLDER, timeoutMs = TIMEOUT_MS, keys, siteUrl, log } = options
  const known = listFunctions(folder)
  const open = publicFunctions(folder)
  const env = environmentGetter(keys, siteUrl, options.env)
  const running = new Map<string, number>()

  return async function handleRequest(request: Request): Promise<Response | null> {
    if (!request.url.includes(PREFIX)) return null
    const url = new URL(request.url)
    if (!url.pathname.startsWith(PREFIX)) return null
    const [name = ""] = url.pathname.slice(PREFIX.length).split("/")
    if (!known.has(name)) return withCors(request, platformError("NOT_FOUND"))
    // Preflight requests have no key; the function sets its own CORS headers.
    const isPreflight = request.method === "OPTIONS"
    const rejection = isPreflight || open.has(name) ? null : await authorizationError(request, keys, siteUrl)
    if (rejection) return withCors(request, rejection)
    return run(name, url, request)
  }

  async function run(name: string, url: URL, request: Request) {
    const count = running.get(name) ?? 0
    if (count >= MAX_RUNNING) return withCors(request, platformError("WORKER_LIMIT"))
    running.set(name, count + 1)
    try {
      const outcome = await call(name, url, request)
      return outcome instanceof Response ? outcome : withCors(request, platformError(outcome))
    } finally {
      running.set(name, running.get(name)! - 1)
    }
  }

  async function call(name: string, url: URL, request: Request): Promise<Outcome> {
    const stopping = new AbortController()
    const forwarded = await functionRequest(url, request, stopping.signal)
    if (!forwarded) return "PAYLOAD_TOO_LARGE"
    const handle = await load(name)
    if (!handle) return "BOOT_ERROR"
    return new Promise<Outcome>((resolve, reject) => {
      const timer = setTimeout(() => {
        log(`Function ${name} did not respond within ${timeoutMs / 1000} s`)
        resolve("IDLE_TIMEOUT")
        stopping.abort()
      }, timeoutMs)
      // The caller aborted, so it gets the error that fetch would give.
      const onAbort = () => reject(request.signal.reason)
      request.signal.addEventListener("abort", onAbort)
      invoke(name, handle, forwarded)
        .then(outcome => {
          if (forwarded.signal.aborted && outcome instanceof Response) void outcome.body?.cancel()
          resolve(outcome)
        }, reject)
        .finally(() => {
          clearTimeout(timer)
          request.signal.removeEventListener("abort", onAbort)
        })
    })
  }

  async function invoke(name: string, handle: Handler, request: Request): Promise<Outcome> {
    function reportFailure(error: unknown) {
      // Client disconnected: ignore the resulting error.
      if (!request.signal.aborted) log(`Function ${name} failed: ${formatError(error)}`)
    }
    try {
      const response = await handle(request, env(), options.fetch)
      if (response instanceof Response) return reportStreamErrors(response, reportFailure)
      throw new TypeError("The handler returned no Response")
    } catch (error) {
      reportFailure(error)
      return "WORKER_ERROR"
    }
  }

  async function load(name: string): Promise<Handler | null> {
    try {
      const { handle } = await import(/* @vite-ignore */ pathToFileURL(join(folder, name, "handler.ts")).href)
      if (typeof handle !== "function") throw new TypeError("handler.ts exports no function named handle")
      return handle
    } catch (error) {
      log(`Function ${name} could not start: ${formatError(error)}`)
      return null
    }
  }
}

// As on hosted, the path starts with the function's name, and the whole body is available.
async function functionRequest(url: URL, request: Request, stopping: AbortSignal): Promise<Request | null> {
  const headers = new Headers(request.headers)
  headers.delete("x-client-address")
  try {
    return new Request(`${url.origin}/${url.pathname.slice(PREFIX.length)}${url.search}`, {
      method: request.method,
      headers,
      body: NO_BODY.includes(request.method) ? null : new Uint8Array(await readBody(request, MAX_BODY_BYTES)),
      signal: AbortSignal.any([request.signal, stopping]),
    })
  } catch (error) {
    if (error instanceof HttpError && error.status === 413) return null
    throw error
  }
}

/** Environment of functions, rebuilt when the signing keys change. */
function environmentGetter(keys: Keys, siteUrl: string, settings: FunctionEnv = {}) {
  const current = () => ({
    signing: keys.signing,
    env: Object.freeze({ ...settings, ...environment(keys, siteUrl) }),
  })
  let made = current()
  return () => {
    if (made.signing !== keys.signing) made = current()
    return made.env
  }
}

function environment({ publishableKey, secretKey, signing }: Keys, siteUrl: string): FunctionEnv {
  return {
    SITE_URL: siteUrl,
    SUPABASE_URL: siteUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    SUPABASE_JWKS: JSON.stringify({ keys: signing.map(key => key.publicJwk) }),
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    SUPABASE_ANON_KEY: publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: secretKey,
  }
}

function formatError(error: unknown) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return text
    .split("\n")
    .slice(0, 4)
    .map(line => line.trim())
    .join(" ")
}
