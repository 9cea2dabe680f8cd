import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { contentRows } from "./rows.ts"

const ROOT = join(import.meta.dirname, "..")
const rows = contentRows(import.meta.dirname)
const sources = globSync(["app/**/*.tsx", "app/**/*.ts"], { cwd: ROOT })
  .filter(file => !/\.test\.|showcase/.test(file))
  .map(file => ({ file, text: readFileSync(join(ROOT, file), "utf8").replaceAll(/\s+/g, " ") }))

/** What the privacy page says about each cookie that a visitor without a session can get. */
const COOKIES: Record<string, string> = {
  age: "the age you entered",
  "check-in": "a cookie holds the key of your check-in link",
  flash: "a cookie brings its message to the next page",
  "form-draft": "others find what you typed into a form",
  gifts: "a cookie holds the key of that link",
  "guest-for": "waits for you if a guardian has to agree first",
  mail: "when we last emailed you a link",
  reset: "a password reset in progress",
  "sign-in-again": "have to sign in again, one cookie remembers that",
}

test("the privacy page names every cookie that the site sets", () => {
  const names = sources.flatMap(({ text }) =>
    [...text.matchAll(/httpOnlyCookie\(context, ["`]([^"`$]+?)(?:-\$\{\w+\})?["`]\)/g)].map(
      ([, name]) => name!,
    ),
  )
  expect([...new Set(names)].sort()).toEqual(Object.keys(COOKIES))
  const privacy = JSON.stringify(rows.find(({ key }) => key.kind === "privacy")!.values)
  for (const phrase of Object.values(COOKIES)) expect(privacy).toContain(phrase)
  expect(privacy).toContain("a cookie holds a random key for 30 days")
  expect(privacy).toContain("the page you came from")
  expect(privacy).toContain("one cookie says who you are")
  expect(privacy).not.toMatch(/no cookies/i)
})

test("form and privacy page say after how many months messages to chapters are deleted", () => {
  const job = readFileSync(
    join(ROOT, "supabase/schemas/private/functions/delete_old_chapter_messages.sql"),
    "utf8",
  )
  const [, months] = /interval '(\d+ months)'/.exec(job)!
  const form = sources.find(({ file }) => file.endsWith("chapters/message-form.tsx"))!
  expect(form.text).toContain(`We delete messages after ${months}.`)
  const privacy = JSON.stringify(rows.find(({ key }) => key.kind === "privacy")!.values)
  expect(privacy).toContain(`We delete the message and the answer after ${months}.`)
})

test("no text says that medical professionals review the lessons while no course names a reviewer", () => {
  expect(rows.filter(({ values }) => values.reviewer)).toEqual([])
  for (const { file, values } of rows)
    expect(JSON.stringify(values), file).not.toMatch(
      /(clinicians?|doctors?|medical advisors?|professionals)( who)? (review|approve|check)|reviewed and up to date|from our medical advisors/i,
    )
})

test("no text promises a timer, a course for the kitchen table or kits that are not there", () => {
  const texts = [...sources, ...rows.map(({ file, values }) => ({ file, text: JSON.stringify(values) }))]
  for (const { file, text } of texts)
    expect(text, file).not.toMatch(/keep time for you|at the kitchen table|given them all away|kits left/i)
})

test("an article or release without sources says nothing about medicine, law or statistics", () => {
  const articles = rows.filter(({ table }) => table === "articles")
  expect(articles.length).toBeGreaterThan(18)
  const outside =
    /\b(CDC|FDA|SAMHSA|NIDA|DEA|stud(y|ies)|research|percent|deaths?|laws?|legal|fentanyl|milligrams?|doses?|withdrawal)\b|\d ?%/i
  for (const { file, values } of articles)
    if ((values.sources as unknown[]).length === 0)
      expect(JSON.stringify([values.summary, values.blocks]), file).not.toMatch(outside)
})
