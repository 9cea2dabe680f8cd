import { describeError } from "./redact.ts"

type Level = "info" | "warn" | "error"
type Fields = Record<string, string | number | boolean | undefined>

export interface RequestRecord {
  id: string
  method: string
  path: string
  status: number
  milliseconds: number
  bytes: number
  address: string
}

export interface Log {
  request(record: RequestRecord): void
  info(message: string, fields?: Fields): void
  warn(message: string, fields?: Fields): void
  error(message: string, error: unknown, fields?: Fields): void
  flush(): void
}

// People report an overdose there: who, from where and when exactly must not be in any log (SECURITY 5.1).
const QUIET_ROUTES = ["/submit-reversal"]

const FLUSH_MS = 20
const FLUSH_LENGTH = 64 * 1024

export interface LogOptions {
  pretty?: boolean
  write?: (text: string) => void
}

export function createLog({
  pretty = process.stdout.isTTY === true,
  write = writeOut,
}: LogOptions = {}): Log {
  let waiting = ""

  // Few large writes keep logging cheap beside a page that costs microseconds.
  function put(line: string) {
    if (waiting === "") setTimeout(flush, FLUSH_MS).unref()
    waiting += `${line}\n`
    if (waiting.length > FLUSH_LENGTH) flush()
  }

  function flush() {
    if (waiting === "") return
    const text = waiting
    waiting = ""
    write(text)
  }

  function say(level: Level, message: string, fields: Fields = {}) {
    if (pretty) put(`${level === "info" ? "" : `${level}: `}${message}${prettyFields(fields)}`)
    else put(JSON.stringify({ time: timeNow(), level, message, ...fields }))
  }

  return {
    request(record) {
      const quiet = quietRoute(record.path)
      if (quiet) put(pretty ? prettyQuiet(quiet, record) : JSON.stringify(quietRecord(quiet, record)))
      else put(pretty ? prettyRequest(record) : jsonRequest(record))
    },
    info: (message, fields) => say("info", message, fields),
    warn: (message, fields) => say("warn", message, fields),
    error(message, error, fields = {}) {
      const quiet = typeof fields.path === "string" ? quietRoute(fields.path) : null
      if (!quiet) return say("error", message, { ...fields, ...describeError(error) })
      // A message can carry what was typed; the place in the code cannot.
      const { stack } = describeError(error)
      put(JSON.stringify({ level: "error", message, route: quiet, stack }))
    },
    flush,
  }
}

export function quietRoute(path: string): string | null {
  return (
    QUIET_ROUTES.find(route => path === route || path === `${route}.data` || path.startsWith(`${route}/`)) ??
    null
  )
}

function quietRecord(route: string, { status, milliseconds }: RequestRecord) {
  return { level: levelOf(status), route, status, duration: bucket(milliseconds) }
}

function bucket(milliseconds: number): string {
  return milliseconds < 100 ? "under 0.1 s" : milliseconds < 1000 ? "under 1 s" : "1 s or more"
}

function levelOf(status: number): Level {
  return status >= 500 ? "error" : "info"
}

// Written by hand: beside a kept page, building and walking an object would be a tenth of the work.
function jsonRequest({ id, method, path, status, milliseconds, bytes, address }: RequestRecord): string {
  const ms = Math.round(milliseconds * 10) / 10
  return `{"time":"${timeNow()}","level":"${levelOf(status)}","id":"${id}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms},"bytes":${bytes},"address":"${address}"}`
}

let lastMoment = 0
let lastTime = ""

function timeNow(): string {
  const moment = Date.now()
  if (moment !== lastMoment) {
    lastMoment = moment
    lastTime = new Date(moment).toISOString()
  }
  return lastTime
}

function prettyRequest({ method, path, status, milliseconds }: RequestRecord): string {
  return `${status} ${method} ${path} ${milliseconds.toFixed(1)} ms`
}

function prettyQuiet(route: string, { status, milliseconds }: RequestRecord): string {
  return `${status} ${route} ${bucket(milliseconds)}`
}

function prettyFields({ stack, ...fields }: Fields): string {
  const text = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}=${value}`)
    .join("")
  return stack ? `${text}\n${stack}` : text
}

function writeOut(text: string) {
  process.stdout.write(text)
}
