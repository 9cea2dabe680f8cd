import type { IncomingHttpHeaders } from "node:http"

/** Whether the client already has this version (If-None-Match, weak comparison as in RFC 9110). */
export function matchesETag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true
  return ifNoneMatch.split(",").some(part => part.trim().replace(/^W\//, "") === etag)
}

export function isNotModified(headers: IncomingHttpHeaders, etag: string, modifiedAt: number): boolean {
  if (headers["if-none-match"] !== undefined) return matchesETag(headers["if-none-match"], etag)
  const since = Date.parse(headers["if-modified-since"] ?? "")
  return !Number.isNaN(since) && Math.floor(modifiedAt / 1000) * 1000 <= since
}

type ByteRange = { start: number; end: number } | "unsatisfiable" | null

/** A byte range, both ends inclusive; null for the whole file. */
export function parseRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "")
  if (!match || (match[1] === "" && match[2] === "")) return null
  const [, first = "", last = ""] = match
  if (first === "") {
    const length = Math.min(Number(last), size)
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== "" && Number(last) < start) return null
  return start >= size ? "unsatisfiable" : { start, end }
}
