import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { parse } from "yaml"
import { REFUSED_WORDS } from "#app/lib/wording/refused-words.ts"

/** Texts that keep such a word on purpose; the others are the name of a font. */
const KEPT = ["Somebody is safer because you know this", '"Anybody Headline"', "'Anybody'"]

test.each(globSync("content/*/**/*.yaml").sort())("%s is in plain American English", file => {
  expect(stringsIn(parse(readFileSync(file, "utf8"))).flatMap(problemsOf)).toEqual([])
})

const SOURCES = globSync(["app/**/*.{ts,tsx}", "supabase/functions/**/*.ts"])
  .filter(file => !/\.(test|types)\.tsx?$/.test(file))
  .sort()

test.each(SOURCES)("%s is in plain American English", file => {
  expect(visibleTexts(readFileSync(file, "utf8")).flatMap(problemsOf)).toEqual([])
})

test("an unidiomatic sentence is found", () => {
  expect(problemsOf("The date stands at the top of every mail.")).toHaveLength(2)
  expect(problemsOf("Go on with whoever has begun.")).toHaveLength(3)
  expect(problemsOf("We’ll email you. Write to us by mail.")).toEqual([])
})

function problemsOf(text: string) {
  if (KEPT.some(sentence => text.includes(sentence))) return []
  return REFUSED_WORDS.filter(([pattern]) => pattern.test(text)).map(([pattern, instead]) => {
    return `“${text.match(pattern)?.[0]}” in “${text}”: ${instead}`
  })
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value]
  if (typeof value !== "object" || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

/** String literals with more than one word, and text between JSX tags. */
function visibleTexts(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "")
  const literals = code.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? []
  const jsxTexts = [...code.matchAll(/[>}]([^<>{}="`;]+)[<{]/g)].map(([, text]) => text!)
  return [...literals, ...jsxTexts].map(text => text.replace(/\s+/g, " ").trim()).filter(isSentence)
}

// Class names and identifiers are no sentences.
function isSentence(text: string) {
  return /[A-Za-z’] [A-Za-z]/.test(text) && !/&&|\|\||\?\?|=>/.test(text)
}
