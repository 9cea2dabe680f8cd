const QUOTED = /--[^\n]*|\/\*[\s\S]*?\*\/|(\$\w*\$)([\s\S]*?)\1|e?'((?:[^'\\]|''|\\.)*)'/gi
// Not `for update`, `on conflict … do update`, nor a column or alias of that name.
const WRITE = /(?<!\b(?:for|key|do|on|or|before|after)\s+)\b(update|delete\s+from)\s+(?:only\s+)?[\w".%]+/gi

/**
 * Updates and deletes without a WHERE clause in a function's body, including those in its string literals.
 * Hosted projects load `safeupdate` for API sessions and refuse them with 21000.
 */
export function unfilteredWrites(body: string): string[] {
  const literals: string[] = []
  const code = body.replace(QUOTED, (_match, _tag, dollar?: string, quoted?: string) => {
    literals.push(dollar ?? (quoted ?? "").replaceAll("''", "'"))
    return " '' "
  })
  const found = [...code.matchAll(WRITE)].flatMap(({ index }) => {
    const statement = statementAt(code, index)
    const isWrite = /^delete/i.test(statement) || /\bset\b/i.test(statement)
    return isWrite && !/\bwhere\b/i.test(topLevel(statement)) ? [statement.replace(/\s+/g, " ").trim()] : []
  })
  return [...found, ...literals.flatMap(literal => unfilteredWrites(literal))]
}

// A statement ends at its semicolon, or at the parenthesis that closes its common table expression.
function statementAt(code: string, start: number) {
  let depth = 0
  for (let position = start; position < code.length; position++) {
    const character = code[position]
    if (character === "(") depth++
    if (character === ")" && --depth < 0) return code.slice(start, position)
    if (character === ";" && depth === 0) return code.slice(start, position)
  }
  return code.slice(start)
}

function topLevel(statement: string) {
  let text = statement
  for (let before = ""; before !== text; ) {
    before = text
    text = text.replace(/\([^()]*\)/g, " ")
  }
  return text
}
