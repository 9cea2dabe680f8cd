/** The conditions that a policy's expression joins by AND at the top level. */
export function splitConditions(expression: string): string[] {
  const inner = withoutParentheses(expression)
  const conditions: string[] = []
  let start = 0
  for (const { index, depth } of unquotedCharacters(inner)) {
    if (depth > 0 || !inner.startsWith(" AND ", index)) continue
    conditions.push(inner.slice(start, index))
    start = index + " AND ".length
  }
  return [...conditions, inner.slice(start)]
}

/** The expression without each of its conditions in turn. */
export function withoutEachCondition(expression: string) {
  const conditions = splitConditions(expression)
  if (conditions.length === 1) return []
  return conditions.map((removed, index) => ({ removed, rest: conditions.toSpliced(index, 1).join(" AND ") }))
}

function withoutParentheses(text: string): string {
  const isWrapped =
    text.startsWith("(") &&
    unquotedCharacters(text).every(({ index, depth }) => depth > 0 || index === text.length - 1)
  return isWrapped ? withoutParentheses(text.slice(1, -1)) : text
}

/** Every character outside quotes with the number of open parentheses after it. */
function unquotedCharacters(text: string) {
  const characters: { index: number; depth: number }[] = []
  let depth = 0
  let quote = ""
  for (const [index, character] of text.split("").entries()) {
    if (quote) {
      if (character === quote) quote = ""
      continue
    }
    if (character === "'" || character === '"') quote = character
    else if (character === "(") depth++
    else if (character === ")") depth--
    characters.push({ index, depth })
  }
  return characters
}
