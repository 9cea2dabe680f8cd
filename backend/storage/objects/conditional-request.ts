/** Whether the asker already has what would be sent (RFC 9110, 13.2.2). */
export function isUnchanged(asked: Headers, sent: Headers): boolean {
  const tags = asked.get("if-none-match")
  if (tags !== null) return tags.split(",").some(tag => isSameTag(tag.trim(), sent.get("etag")!))
  const since = asked.get("if-modified-since")
  return since !== null && Date.parse(sent.get("last-modified")!) <= Date.parse(since)
}

function isSameTag(tag: string, current: string) {
  return tag === "*" || tag.replace(/^W\//, "") === current
}

/** The one range of bytes that is asked for; null for all of them, also when the header says nothing clear. */
export function byteRange(asked: Headers, sent: Headers, size: number) {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked.get("range") ?? "")
  if (!match || (match[1] === "" && match[2] === "")) return null
  const condition = asked.get("if-range")
  if (condition !== null && condition !== sent.get("etag") && condition !== sent.get("last-modified"))
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
