/** The conditions that PostgreSQL's text of a policy joins by AND, outermost only. */
export function conditionsOf(text: string): string[] {
  const inner = withoutParentheses(text)
  const parts: string[] = []
  let start = 0
  for (const { at, depth } of placesOf(inner)) {
    if (depth > 0 || !inner.startsWith(" AND ", at)) continue
    parts.push(inner.slice(start, at))
    start = at + " AND ".length
  }
  return [...parts, inner.slice(start)]
}

/** The same policy with each of its conditions forgotten in turn. */
export function forgetful(text: string) {
  const conditions = conditionsOf(text)
  if (conditions.length === 1) return []
  return conditions.map((forgotten, place) => ({
    forgotten,
    rest: conditions.filter((_, other) => other !== place).join(" AND "),
  }))
}

function withoutParentheses(text: string): string {
  const isWrapped =
    text.startsWith("(") && placesOf(text).every(({ at, depth }) => depth > 0 || at === text.length - 1)
  return isWrapped ? withoutParentheses(text.slice(1, -1)) : text
}

// Every character outside of quotes, with the number of parentheses that are open after it.
function placesOf(text: string) {
  const places: { at: number; depth: number }[] = []
  let depth = 0
  let quote = ""
  for (const [at, character] of text.split("").entries()) {
    if (quote) {
      if (character === quote) quote = ""
      continue
    }
    if (character === "'" || character === '"') quote = character
    else if (character === "(") depth++
    else if (character === ")") depth--
    places.push({ at, depth })
  }
  return places
}
