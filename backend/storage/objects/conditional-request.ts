/** Whether the client already has the current version (RFC 9110, 13.2.2). */
export function isNotModified(requestHeaders: Headers, responseHeaders: Headers): boolean {
  const tags = requestHeaders.get("if-none-match")
  if (tags !== null) return tags.split(",").some(tag => isSameTag(tag.trim(), responseHeaders.get("etag")!))
  const since = requestHeaders.get("if-modified-since")
  return since !== null && Date.parse(responseHeaders.get("last-modified")!) <= Date.parse(since)
}

function isSameTag(tag: string, current: string) {
  return tag === "*" || tag.replace(/^W\//, "") === current
}

/** The requested byte range; null for the whole file or an invalid header. */
export function byteRange(requestHeaders: Headers, responseHeaders: Headers, size: number) {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(requestHeaders.get("range") ?? "")
  if (!match || (match[1] === "" && match[2] === "")) return null
  const condition = requestHeaders.get("if-range")
  if (
    condition !== null &&
    condition !== responseHeaders.get("etag") &&
    condition !== responseHeaders.get("last-modified")
  )
    return null
  const [first, last] = [match[1]!, match[2]!]
  if (first === "") {
    const length = Math.min(Number(last), size)
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  if (last !== "" && Number(last) < start) return null
  if (start >= size) return "unsatisfiable"
  return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) }
}
