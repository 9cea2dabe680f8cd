import { describeError } from "./redact.ts"

type Level = "info" | "warn" | "error"
type Fields = Record<string, string | number | boolean | undefined>

interface RequestRecord {
  id: string
  method: string
  path: string
  status: number
  milliseconds: number
  bytes: number
  address: string
}

interface ReceivedRequest {
  record: RequestRecord
  at: number
}

export interface Log {
  request(record: RequestRecord): void
  info(message: string, fields?: Fields): void
  warn(message: string, fields?: Fields): void
  error(message: string, error: unknown, fields?: Fields): void
  flush(): void
}

// Overdose reports: who, from where and exactly when must not be in any log (SECURITY 5.1). That includes the scripts
// of their pages and the functions that store them.
const SENSITIVE_ROUTE = "/submit-reversal"
const SENSITIVE_PATH =
  /^\/submit-reversal(?:\.data$|\/|$)|^\/assets\/[^/]*reversal[^/]*$|^\/rest\/v1\/rpc\/(?:submit_reversal|request_refill)$/i

// Which files a browser loads together tells its page, so no file of the build has a time or an address in the log.
const BUILD_FILES = "/assets"

const FLUSH_MS = 20
const MAX_WAITING = 500
const HOLD_MS = 3_600_000

interface LogOptions {
  pretty?: boolean
  write?: (text: string) => void
}

export function createLog({
  pretty = process.stdout.isTTY === true,
  write = writeToStdout,
}: LogOptions = {}): Log {
  let waiting: (string | ReceivedRequest)[] = []
  const held = new Map<string, number>()

  // Lines are formatted and written together: between two cached pages, each would take ten times as long.
  function append(line: string | ReceivedRequest) {
    if (waiting.length === 0) setTimeout(flush, FLUSH_MS).unref()
    waiting.push(line)
    if (waiting.length > MAX_WAITING) flush()
  }

  function flush() {
    if (waiting.length === 0) return
    const lines = waiting
    waiting = []
    let text = ""
    for (const line of lines) text += `${typeof line === "string" ? line : requestLine(line)}\n`
    write(text)
  }

  // The lines around a line tell its time, so these are written once an hour, sorted.
  function hold(line: string) {
    if (held.size === 0) setTimeout(release, HOLD_MS).unref()
    held.set(line, (held.get(line) ?? 0) + 1)
  }

  function release() {
    if (held.size === 0) return
    const lines = [...held].sort(([a], [b]) => (a < b ? -1 : 1))
    held.clear()
    write(lines.map(([line, count]) => `${line}\n`.repeat(count)).join(""))
  }

  function requestLine(received: ReceivedRequest): string {
    return pretty ? prettyRequest(received.record) : jsonRequest(received)
  }

  function heldLine(record: RequestRecord, route: string): string {
    return pretty ? prettyHeld(record, route) : JSON.stringify(heldRecord(record, route))
  }

  function log(level: Level, message: string, fields: Fields = {}) {
    if (pretty) append(`${level === "info" ? "" : `${level}: `}${message}${prettyFields(fields)}`)
    else append(JSON.stringify({ time: formatTime(Date.now()), level, message, ...fields }))
  }

  return {
    request(record) {
      const route = sensitiveRoute(record.path) ?? (record.path.startsWith(`${BUILD_FILES}/`) && BUILD_FILES)
      if (route) hold(heldLine(record, route))
      else append({ record, at: Date.now() })
    },
    info: (message, fields) => log("info", message, fields),
    warn: (message, fields) => log("warn", message, fields),
    error(message, error, fields = {}) {
      const sensitive = typeof fields.path === "string" ? sensitiveRoute(fields.path) : null
      if (!sensitive) return log("error", message, { ...fields, ...describeError(error) })
      // A message may contain user input; a stack trace does not.
      const { stack } = describeError(error)
      hold(JSON.stringify({ level: "error", message, route: sensitive, stack }))
    },
    flush() {
      flush()
      release()
    },
  }
}

/** The route that the log names for a path about reports, or null for every other path. */
export function sensitiveRoute(path: string): string | null {
  return SENSITIVE_PATH.test(path) ? SENSITIVE_ROUTE : null
}

function heldRecord({ status, milliseconds }: RequestRecord, route: string) {
  return { level: levelOf(status), route, status, duration: bucket(milliseconds) }
}

function bucket(milliseconds: number): string {
  return milliseconds < 100 ? "under 0.1 s" : milliseconds < 1000 ? "under 1 s" : "1 s or more"
}

function levelOf(status: number): Level {
  return status >= 500 ? "error" : "info"
}

// Built by hand: for a cached page, JSON.stringify would be a tenth of the work.
function jsonRequest({ at, record }: ReceivedRequest): string {
  const { id, method, path, status, milliseconds, bytes, address } = record
  const ms = Math.round(milliseconds * 10) / 10
  return `{"time":"${formatTime(at)}","level":"${levelOf(status)}","id":"${id}","method":"${method}","path":${quoted(path)},"status":${status},"ms":${ms},"bytes":${bytes},"address":"${address}"}`
}

const quotedPaths = new Map<string, string>()
const MAX_QUOTED = 500

// Most requests are for a few paths.
function quoted(path: string): string {
  let text = quotedPaths.get(path)
  if (text === undefined) {
    text = JSON.stringify(path)
    if (quotedPaths.size >= MAX_QUOTED) quotedPaths.clear()
    quotedPaths.set(path, text)
  }
  return text
}

let lastTimestamp = 0
let lastTime = ""

function formatTime(timestamp: number): string {
  if (timestamp !== lastTimestamp) {
    lastTimestamp = timestamp
    lastTime = new Date(timestamp).toISOString()
  }
  return lastTime
}

function prettyRequest({ method, path, status, milliseconds }: RequestRecord): string {
  return `${status} ${method} ${path} ${milliseconds.toFixed(1)} ms`
}

function prettyHeld({ status, milliseconds }: RequestRecord, route: string): string {
  return `${status} ${route} ${bucket(milliseconds)}`
}

function prettyFields({ stack, ...fields }: Fields): string {
  const text = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}=${value}`)
    .join("")
  return stack ? `${text}\n${stack}` : text
}

function writeToStdout(text: string) {
  process.stdout.write(text)
}
