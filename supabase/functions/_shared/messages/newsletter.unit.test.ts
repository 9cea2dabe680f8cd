import { expect, test } from "vitest"
import { renderEmail } from "./email.ts"

const SITE = { name: "Open Airway", url: "https://site.example" }
const ISSUE = {
  issue: "0a3c1c9e-5f0e-4b7e-9d2f-2f6d1c0b7a11",
  subject: "Kits at the library",
  note: "Hello.\n\nGood news.",
  title: "{site} puts kits in every library",
  summary: "Ohio libraries now have kits at the desk.",
  kind: "press",
  slug: "kits-in-every-library",
}

function issueTo(token: string) {
  const unsubscribe_path = `/newsletter/stop?token=${token}`
  const params = { ...ISSUE, token }
  return renderEmail(
    { message: "newsletter-issue", params, locale: "en", topic: null, unsubscribe_path },
    SITE,
  )
}

test("an issue has the note, the article and its link, and the site's name in place of the placeholder", () => {
  const { subject, text, html } = issueTo("a".repeat(64))
  expect(subject).toBe("Kits at the library")
  for (const part of [text, html]) {
    expect(part).toContain("Open Airway puts kits in every library")
    expect(part).toContain("Ohio libraries now have kits at the desk.")
    expect(part).toContain("https://site.example/news/press/kits-in-every-library")
  }
  expect(html).toMatch(/<p[^>]*>Hello\.<\/p>\n<p[^>]*>Good news\.<\/p>/)
})

test("the links to stop and to choose are the only difference between two readers, and there is no picture", () => {
  const [one, other] = ["a".repeat(64), "b".repeat(64)]
  const mine = issueTo(one)
  expect(JSON.stringify(mine).replaceAll(one, other)).toBe(JSON.stringify(issueTo(other)))
  expect(mine.html).not.toMatch(/<img|<picture|background=|url\(|<link|@import|srcset/i)
  const personal = [...mine.html.matchAll(/href="([^"]+)"/g)]
    .map(([, link]) => link)
    .filter(link => link!.includes(one))
  expect(personal).toEqual([
    `https://site.example/newsletter/stop?token=${one}`,
    `https://site.example/newsletter/preferences?token=${one}`,
  ])
  const links = mine.text.match(/https:\S+/g)!.filter(link => link.includes(one))
  expect(links).toEqual(personal)
  expect(mine.text.split(one)).toHaveLength(3)
})

test("an issue and its test link to the page of the issue in the archive", () => {
  const test = {
    message: "newsletter-test",
    params: ISSUE,
    locale: "en",
    topic: null,
    unsubscribe_path: null,
  }
  const page = `https://site.example/newsletter/archive/${ISSUE.issue}`
  for (const { text, html } of [issueTo("a".repeat(64)), renderEmail(test, SITE)]) {
    expect(text).toContain(`Read it on our website: ${page}\n`)
    expect(html).toMatch(new RegExp(`<a [^>]*href="${page}"[^>]*>Read it on our website</a>`))
  }
})

test("a test email has no personal link", () => {
  const email = {
    message: "newsletter-test",
    params: ISSUE,
    locale: "en",
    topic: null,
    unsubscribe_path: null,
  }
  const { subject, text, html } = renderEmail(email, SITE)
  expect(subject).toBe("[Test] Kits at the library")
  expect(text + html).not.toContain("token=")
  expect(text).toContain("This is a test")
})
