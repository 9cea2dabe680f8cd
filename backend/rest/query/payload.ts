import { readBody } from "../../http.ts"
import { restError } from "../errors.ts"
import { parametersOf } from "./query-string.ts"

/** A request body for PostgreSQL, and what must be known about it in advance. */
export interface Payload {
  /** JSON text, unchanged if the client sent JSON. */
  text: string
  isArray: boolean
  /** Keys of the first object. */
  keys: string[]
  hasEqualKeys: boolean
  length: number
}

export async function readText(request: Request): Promise<string> {
  const bytes = await readBody(request)
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes)
    if (!text.includes("\0")) return text
  } catch {
    // Falls through: invalid UTF-8 and NUL are both rejected.
  }
  throw invalidBody("The body is not valid UTF-8 text")
}

export async function readPayload(request: Request): Promise<Payload> {
  const type = mediaType(request)
  const text = await readText(request)
  switch (type) {
    case "":
    case "application/json":
    case "application/vnd.pgrst.object+json":
    case "application/vnd.pgrst.array+json":
      return payloadOf(text, parsed(text))
    case "application/x-www-form-urlencoded": {
      const form = Object.fromEntries(parametersOf(text))
      return payloadOf(JSON.stringify(form), form)
    }
    case "text/csv": {
      const rows = csvRows(text)
      return payloadOf(JSON.stringify(rows), rows)
    }
    default:
      throw invalidBody(`Content-Type not acceptable: ${type}`)
  }
}

export function mediaType(request: Request) {
  return (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase()
}

function parsed(text: string): unknown {
  if (text.trim() === "") throw invalidBody("Empty or invalid json")
  try {
    return JSON.parse(text)
  } catch {
    throw invalidBody("Empty or invalid json")
  }
}

function payloadOf(text: string, value: unknown): Payload {
  const objects: unknown[] = Array.isArray(value) ? value : [value]
  const [first = {}] = objects
  if (!objects.every(isObject) || !isObject(first)) throw invalidBody("All object keys must match")
  const keys = Object.keys(first)
  const hasEqualKeys = objects.every(object => {
    const own = Object.keys(object as object)
    return own.length === keys.length && own.every(key => Object.hasOwn(first, key))
  })
  return { text, isArray: Array.isArray(value), keys, hasEqualKeys, length: objects.length }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

export function invalidBody(message: string) {
  return restError(400, "PGRST102", message)
}

/** Rows of a CSV body, keyed by its header line; unquoted NULL is null. */
export function csvRows(text: string): Record<string, string | null>[] {
  const [header, ...lines] = csvLines(text)
  if (!header) throw invalidBody("Empty or invalid csv")
  return lines.map(line => {
    if (line.length !== header.length) throw invalidBody("All lines must have same number of fields")
    return Object.fromEntries(
      header.map((name, index) => [name, line[index] === "NULL" ? null : line[index]!]),
    )
  })
}

function csvLines(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  let position = 0
  while (position < text.length) {
    const [field, end] = csvField(text, position)
    line.push(field)
    const isLast = text[end] !== ","
    position = end + (text.startsWith("\r\n", end) ? 2 : 1)
    if (!isLast && position < text.length) continue
    if (!isLast) line.push("")
    lines.push(line)
    line = []
  }
  return lines
}

function csvField(text: string, start: number): [field: string, end: number] {
  if (text[start] !== '"') {
    let end = start
    while (end < text.length && !",\r\n".includes(text[end]!)) end++
    return [text.slice(start, end), end]
  }
  let field = ""
  let position = start + 1
  while (position < text.length) {
    if (text[position] !== '"') field += text[position++]
    else if (text[position + 1] === '"') {
      field += '"'
      position += 2
    } else return [field, position + 1]
  }
  throw invalidBody("A quoted field of the csv does not end")
}
