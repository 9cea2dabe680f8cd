import { join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { HttpError, readBody, withCors } from "../http.ts"
import type { Keys } from "../keys.ts"
import { refusal } from "./authorize.ts"
import { functionsIn, publicFunctions } from "./config.ts"
import { platformAnswer } from "./error-responses.ts"
import { withWatchedBody } from "./stream-errors.ts"

export interface FunctionsOptions {
  /** The folder with one folder per function; `config.toml` lies beside it. */
  folder?: string
  /** How long a function may take to begin its answer. */
  patienceMs?: number
}

export type FunctionEnv = Readonly<Record<string, string>>
type Handler = (
  request: Request,
  env: FunctionEnv,
  fetch: typeof globalThis.fetch,
) => Promise<Response> | Response

type Outcome = Response | Parameters<typeof platformAnswer>[0]

const PREFIX = "/functions/v1/"
const FOLDER = fileURLToPath(new URL("../../supabase/functions", import.meta.url))
const PATIENCE_MS = 150_000
const MAX_BODY_BYTES = 6 * 1024 * 1024
const MAX_RUNNING = 64
const NO_BODY = ["GET", "HEAD"]

/** Runs the functions of `supabase/functions` in this process, under the names and with the answers of hosted. */
export function openFunctions(
  options: FunctionsOptions & {
    keys: Keys
    siteUrl: string
    /** Reaches the gateway without leaving the process. */
    fetch: typeof globalThis.fetch
    say(line: string): void
  },
) {
  const { folder = FOLDER, patienceMs = PATIENCE_MS, keys, siteUrl, say } = options
  const known = functionsIn(folder)
  const open = publicFunctions(folder)
  const env = currentEnvironment(keys, siteUrl)
  const running = new Map<string, number>()

  return async function answer(request: Request): Promise<Response | null> {
    if (!request.url.includes(PREFIX)) return null
    const url = new URL(request.url)
    if (!url.pathname.startsWith(PREFIX)) return null
    const [name = ""] = url.pathname.slice(PREFIX.length).split("/")
    if (!known.has(name)) return withCors(request, platformAnswer("NOT_FOUND"))
    // A browser asks first without any key; the function says who may call it from where.
    const isAsking = request.method === "OPTIONS"
    const refused = isAsking || open.has(name) ? null : await refusal(request, keys, siteUrl)
    if (refused) return withCors(request, refused)
    return run(name, url, request)
  }

  async function run(name: string, url: URL, request: Request) {
    const count = running.get(name) ?? 0
    if (count >= MAX_RUNNING) return withCors(request, platformAnswer("WORKER_LIMIT"))
    running.set(name, count + 1)
    try {
      const outcome = await call(name, url, request)
      return outcome instanceof Response ? outcome : withCors(request, platformAnswer(outcome))
    } finally {
      running.set(name, running.get(name)! - 1)
    }
  }

  async function call(name: string, url: URL, request: Request): Promise<Outcome> {
    const stopping = new AbortController()
    const passed = await passedOn(url, request, stopping.signal)
    if (!passed) return "PAYLOAD_TOO_LARGE"
    const handle = await load(name)
    if (!handle) return "BOOT_ERROR"
    return new Promise<Outcome>((resolve, reject) => {
      const timer = setTimeout(() => {
        say(`Function ${name} did not answer within ${patienceMs / 1000} s`)
        resolve("IDLE_TIMEOUT")
        stopping.abort()
      }, patienceMs)
      // Nobody waits any more; a caller in this process gets the error that fetch would give.
      const leave = () => reject(request.signal.reason)
      request.signal.addEventListener("abort", leave)
      begin(name, handle, passed)
        .then(outcome => {
          if (passed.signal.aborted && outcome instanceof Response) void outcome.body?.cancel()
          resolve(outcome)
        }, reject)
        .finally(() => {
          clearTimeout(timer)
          request.signal.removeEventListener("abort", leave)
        })
    })
  }

  async function begin(name: string, handle: Handler, request: Request): Promise<Outcome> {
    function complain(error: unknown) {
      // Whoever left is no longer interested, and what their leaving broke is no fault.
      if (!request.signal.aborted) say(`Function ${name} failed: ${inOneLine(error)}`)
    }
    try {
      const response = await handle(request, env(), options.fetch)
      if (response instanceof Response) return withWatchedBody(response, complain)
      throw new TypeError("The handler returned no Response")
    } catch (error) {
      complain(error)
      return "WORKER_ERROR"
    }
  }

  async function load(name: string): Promise<Handler | null> {
    try {
      const { handle } = await import(/* @vite-ignore */ pathToFileURL(join(folder, name, "handler.ts")).href)
      if (typeof handle !== "function") throw new TypeError("handler.ts exports no function named handle")
      return handle
    } catch (error) {
      say(`Function ${name} could not start: ${inOneLine(error)}`)
      return null
    }
  }
}

// As on hosted a function sees its own name as the first part of the path, and the whole body is there.
async function passedOn(url: URL, request: Request, stopping: AbortSignal): Promise<Request | null> {
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

/** What functions are told; made again when the signing keys are not the ones it was made of. */
function currentEnvironment(keys: Keys, siteUrl: string) {
  let made = { signing: keys.signing, env: environment(keys, siteUrl) }
  return () => {
    if (made.signing !== keys.signing) made = { signing: keys.signing, env: environment(keys, siteUrl) }
    return made.env
  }
}

function environment({ publishableKey, secretKey, signing }: Keys, siteUrl: string): FunctionEnv {
  return Object.freeze({
    SITE_URL: siteUrl,
    SUPABASE_URL: siteUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    SUPABASE_JWKS: JSON.stringify({ keys: signing.map(key => key.publicJwk) }),
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    SUPABASE_ANON_KEY: publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: secretKey,
  })
}

function inOneLine(error: unknown) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return text
    .split("\n")
    .slice(0, 4)
    .map(line => line.trim())
    .join(" ")
}
