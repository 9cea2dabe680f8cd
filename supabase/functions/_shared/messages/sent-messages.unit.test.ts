import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { MESSAGE_KEYS } from "./catalog.ts"

// Position of the message among the arguments.
const SQL_FUNCTIONS = {
  notify: 2,
  notify_other_guardians: 1,
  queue_email: 0,
  send_event_email: 1,
}

const migrations = globSync("supabase/migrations/*.sql").map(read)
const authService = globSync("backend/auth/**/*.ts", { exclude: ["**/*.test.ts"] }).map(read)

function read(path: string) {
  return readFileSync(path, "utf8")
}

/** Top-level arguments of a call whose opening parenthesis is before `start`. */
function argumentsFrom(sql: string, start: number) {
  const found = [""]
  let depth = 1
  for (const character of sql.slice(start)) {
    if (character === "(") depth++
    if (character === ")") depth--
    if (depth === 0) return found
    if (character === "," && depth === 1) found.push("")
    else found[found.length - 1] += character
  }
  throw new Error(`Unbalanced parentheses: ${sql.slice(start, start + 80)}`)
}

/** The quoted keys of an argument, without the values that a `case` compares with. */
function keysIn(argument: string) {
  return [...argument.replace(/\bwhen '[^']*'/g, "").matchAll(/'([^']*)'/g)].map(([, key]) => key!)
}

function sentBySql() {
  return Object.entries(SQL_FUNCTIONS).flatMap(([name, position]) =>
    migrations.flatMap(sql =>
      [...sql.matchAll(new RegExp(`(?:perform|select|count\\() ?private\\.${name}\\(`, "g"))].flatMap(
        ({ index, 0: call }) => {
          const message = argumentsFrom(sql, index + call.length)[position]!.trim()
          // A parameter of the calling function, whose own calls are checked.
          return message === "message" || message === "$3" ? [] : keysIn(message)
        },
      ),
    ),
  )
}

function sentByAuth() {
  const code = authService.join("\n")
  return MESSAGE_KEYS.filter(key => code.includes(`"${key}"`))
}

test("every message that SQL sends is in the catalog", () => {
  const sent = sentBySql()
  expect(sent.length).toBeGreaterThan(40)
  expect(sent.filter(key => !MESSAGE_KEYS.some(known => known === key))).toEqual([])
})

test("every message of the catalog is sent", () => {
  const sent = new Set<string>([...sentBySql(), ...sentByAuth()])
  expect(MESSAGE_KEYS.filter(key => !sent.has(key))).toEqual([])
})

test("SQL has no text of its own for messages", () => {
  const calls = migrations.flatMap(sql =>
    [...sql.matchAll(/(?:perform|select) private\.(?:notify|queue_email)\(/g)].map(({ index, 0: call }) =>
      argumentsFrom(sql, index + call.length).join(","),
    ),
  )
  expect(calls.filter(call => /'[^']*[a-z]\s[^']*[.?!]'|'[A-Z][a-z]+ [^']*'/.test(call))).toEqual([])
})
