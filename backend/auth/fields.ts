import { readBody } from "../http.ts"
import { AuthError, validationFailed } from "./errors.ts"

const MAX_BYTES = 64 * 1024
const MAX_DEPTH = 20

/** The fields of a JSON body, each read with its required type; null counts as missing. */
export class Fields {
  #values: Map<string, unknown>

  constructor(values: object) {
    this.#values = new Map(Object.entries(values))
  }

  has(name: string) {
    return (this.#values.get(name) ?? null) !== null
  }

  text(name: string): string {
    const value = this.#values.get(name) ?? ""
    if (typeof value !== "string") throw typeError(name, "a string")
    return value
  }

  flag(name: string, fallback = false): boolean {
    const value = this.#values.get(name) ?? fallback
    if (typeof value !== "boolean") throw typeError(name, "a boolean")
    return value
  }

  object(name: string): Record<string, unknown> {
    const value = this.#values.get(name) ?? {}
    if (typeof value !== "object" || Array.isArray(value)) throw typeError(name, "an object")
    return value as Record<string, unknown>
  }
}

/** Parses the body; an empty body has no fields. Rejects anything but one JSON object of storable text. */
export async function readFields(request: Request): Promise<Fields> {
  if (request.method === "GET" || request.method === "HEAD") return new Fields({})
  const bytes = await readBody(request, MAX_BYTES)
  if (bytes.length === 0) return new Fields({})
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
  } catch {
    throw badJson("the body is not JSON")
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw badJson("an object is expected")
  rejectUnstorable(value, 0)
  return new Fields(value)
}

// PostgreSQL text can contain neither NUL nor lone surrogates.
function rejectUnstorable(value: unknown, depth: number) {
  if (depth > MAX_DEPTH) throw validationFailed("The body is nested too deeply")
  if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed())) {
    throw validationFailed("The body holds text that cannot be stored")
  }
  if (typeof value !== "object" || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    rejectUnstorable(key, depth)
    rejectUnstorable(inner, depth + 1)
  }
}

function typeError(name: string, expectedType: string) {
  return badJson(`${name} must be ${expectedType}`)
}

function badJson(reason: string) {
  return new AuthError(400, "bad_json", `Could not parse request body as JSON: ${reason}`)
}
