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

// Overdose reports: who, from where and exactly when must not be in any log (SECURITY 5.1).
const SENSITIVE_ROUTES = ["/submit-reversal"]

const FLUSH_MS = 20
const MAX_WAITING = 500

interface LogOptions {
  pretty?: boolean
  write?: (text: string) => void
}

export function createLog({
  pretty = process.stdout.isTTY === true,
  write = writeToStdout,
}: LogOptions = {}): Log {
  let waiting: (string | ReceivedRequest)[] = []

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

  function requestLine(received: ReceivedRequest): string {
    const sensitive = sensitiveRoute(received.record.path)
    if (!sensitive) return pretty ? prettyRequest(received.record) : jsonRequest(received)
    if (pretty) return prettySensitive(sensitive, received.record)
    return JSON.stringify(sensitiveRecord(sensitive, received.record))
  }

  function log(level: Level, message: string, fields: Fields = {}) {
    if (pretty) append(`${level === "info" ? "" : `${level}: `}${message}${prettyFields(fields)}`)
    else append(JSON.stringify({ time: formatTime(Date.now()), level, message, ...fields }))
  }

  return {
    request: record => append({ record, at: Date.now() }),
    info: (message, fields) => log("info", message, fields),
    warn: (message, fields) => log("warn", message, fields),
    error(message, error, fields = {}) {
      const sensitive = typeof fields.path === "string" ? sensitiveRoute(fields.path) : null
      if (!sensitive) return log("error", message, { ...fields, ...describeError(error) })
      // A message may contain user input; a stack trace does not.
      const { stack } = describeError(error)
      append(JSON.stringify({ level: "error", message, route: sensitive, stack }))
    },
    flush,
  }
}

const SENSITIVE_PATH = new RegExp(`^(${SENSITIVE_ROUTES.join("|")})(?:\\.data$|/|$)`)

export function sensitiveRoute(path: string): string | null {
  return SENSITIVE_PATH.exec(path)?.[1] ?? null
}

function sensitiveRecord(route: string, { status, milliseconds }: RequestRecord) {
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

function prettySensitive(route: string, { status, milliseconds }: RequestRecord): string {
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
