import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { parse } from "yaml"

/** Words that must not come back into what visitors read, and what to write instead. */
const AVOID: [RegExp, string][] = [
  [
    /\b(?:a|an|the|this|that|these|those|our|your|each|every|such|no|any|one|more|which|of) mails?\b/i,
    "email",
  ],
  [/\bmails\b|\bMail me\b|\benough mail\b/i, "emails"],
  [/\bGo on\b/i, "Continue"],
  [/\bbegun\b/i, "started"],
  [
    /\b(?:date|lesson|rules|answer|number|it|that|what|which) stands?\b|\bstands here\b/i,
    "is, or we'll post",
  ],
  [/\bwhoever\b/i, "anyone who, the people who"],
  [/\b(?:some|any)body\b/i, "someone, anyone"],
  [/\bin vain\b/i, "(rewrite the sentence)"],
  [/\bshall\b/i, "will"],
  [/\bneed not\b/i, "don't have to"],
  [/\b(?:day|days|time) (?:that )?suits?\b/i, "works for you"],
  [/\bhow many you are\b/i, "how many people"],
  [/\bMake an account\b/i, "Create an account"],
  [/\b(?:take|took|taken) (?:a|this|that|your|the) yes back\b|\bwith your yes\b/i, "withdraw permission"],
]

/** Texts that keep such a word on purpose; the second is the name of a font. */
const KEPT = ["Somebody is safer because you know this", '"Anybody Headline"']

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
  return AVOID.filter(([pattern]) => pattern.test(text)).map(([pattern, instead]) => {
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
