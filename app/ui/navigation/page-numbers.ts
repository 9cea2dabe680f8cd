/** The pages to link: first, last, current and adjacent ones; a gap where more than one is skipped. */
export function pageNumbers(page: number, pages: number): (number | "gap")[] {
  const near = [1, page - 1, page, page + 1, pages]
  const shown = [...new Set(near)].filter(number => number >= 1 && number <= pages).sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const skipped = number - (shown[index - 1] ?? 0) - 1
    if (skipped === 0) return [number]
    return skipped === 1 ? [number - 1, number] : ["gap" as const, number]
  })
}

/** The requested page, clamped to the existing ones. */
export function pageFrom(search: URLSearchParams, pages: number) {
  const requested = Number(search.get("page") ?? 1)
  return Number.isInteger(requested) ? Math.min(Math.max(requested, 1), Math.max(pages, 1)) : 1
}

/** The query string of another page. Other parameters stay, and the first page has no number. */
export function pageQuery(search: URLSearchParams, page: number) {
  const query = new URLSearchParams(search)
  if (page > 1) query.set("page", String(page))
  else query.delete("page")
  const text = query.toString()
  return text ? `?${text}` : ""
}
