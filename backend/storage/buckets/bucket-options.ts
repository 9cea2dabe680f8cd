import { invalidMimeType, invalidRequest, tooLarge } from "../errors.ts"
import { booleanField, oneOf, textList } from "../fields.ts"
import { isListable } from "../uploads/media-types.ts"

const UNITS: Record<string, number> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 }
const SORT_COLUMNS = ["id", "name", "created_at", "updated_at"] as const
const MAX_TYPES = 100

/** Bucket settings in a body; undefined if not given. */
export function bucketLimits(body: Record<string, unknown>, maxFileBytes: number) {
  return {
    isPublic: booleanField(body, "public"),
    limit: sizeLimit(body.file_size_limit, maxFileBytes),
    types: typeList(body),
  }
}

function sizeLimit(value: unknown, maxFileBytes: number): string | null | undefined {
  if (value === undefined || value === null) return value
  const bytes = typeof value === "string" ? parseBytes(value) : value
  if (typeof bytes !== "number" || !Number.isFinite(bytes) || bytes < 0) throw invalidSize()
  if (bytes > maxFileBytes) throw tooLarge()
  // As on hosted, null and zero both mean no limit.
  return bytes === 0 ? null : String(Math.floor(bytes))
}

function parseBytes(text: string): number {
  const match = /^(\d{1,15}(?:\.\d{1,3})?)(gb|mb|kb|b)?$/i.exec(text.trim())
  if (!match) throw invalidSize()
  return Number(match[1]) * UNITS[(match[2] ?? "b").toLowerCase()]!
}

function typeList(body: Record<string, unknown>): string | null | undefined {
  const value = body.allowed_mime_types
  if (value === undefined || value === null) return value
  if (Array.isArray(value) && value.length === 0) return null
  const types = textList(body, "allowed_mime_types", MAX_TYPES)
  const invalid = types.find(type => !isListable(type))
  if (invalid !== undefined) throw invalidMimeType(invalid)
  return JSON.stringify(types)
}

export function listOptions(query: URLSearchParams) {
  return {
    column: oneOf(query.get("sortColumn"), "querystring/sortColumn", SORT_COLUMNS) ?? "id",
    direction: oneOf(query.get("sortOrder"), "querystring/sortOrder", ["asc", "desc"]) ?? "asc",
    search: query.get("search")?.replaceAll("\0", "") ?? "",
    limit: integerParameter(query, "limit", /^[1-9]\d{0,8}$/),
    offset: integerParameter(query, "offset", /^\d{1,9}$/),
  }
}

function integerParameter(query: URLSearchParams, name: string, pattern: RegExp) {
  const value = query.get(name)
  if (value !== null && !pattern.test(value)) throw invalidRequest(`querystring/${name} must be integer`)
  return value
}

function invalidSize() {
  return invalidRequest("Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B")
}
