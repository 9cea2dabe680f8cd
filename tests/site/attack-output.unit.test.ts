import { expect, test } from "vitest"
import { atomFeed, jsonFeed, rssFeed } from "#app/features/news/feeds.server.ts"
import { drawOgImage } from "#app/lib/og-image/drawing.server.ts"
import { sheetPdf } from "#app/lib/pdf/sheet-pdf.server.ts"
import { toCsv } from "#app/lib/staff/csv.ts"
import { writeCalendar } from "#supabase/functions/_shared/messages/calendar/ics.ts"
import { MESSAGE_KEYS } from "#supabase/functions/_shared/messages/catalog.ts"
import { renderEmail } from "#supabase/functions/_shared/messages/email.ts"
import { specimens } from "#supabase/functions/_shared/messages/testing/specimen.ts"
import { ATTACKS, FORMULAS } from "#tests/support/attack-corpus.ts"
import { cellsOf } from "#tests/support/csv.ts"
import { actualTexts } from "#tests/support/pdf-text.ts"

const SITE = { name: "Open Airway", url: "https://site.example" }
const HARMLESS = "A few words"

/** The attacks, several in one text, as long as the name of a person may be. */
const TEXTS = [""]
for (const attack of ATTACKS) {
  const longer = `${TEXTS.at(-1)} ${attack}`
  if (longer.length < 170) TEXTS[TEXTS.length - 1] = longer
  else TEXTS.push(attack)
}

/** The elements of a document with their attributes, without the line breaks that a text may have. */
function elementsOf(markup: string) {
  return (markup.match(/<[a-z!/?][^>]*>/gi) ?? []).filter(element => element !== "<br>")
}

test.for(MESSAGE_KEYS)("no parameter adds an element or a header to the email %s", message => {
  const render = (params: unknown) =>
    renderEmail({ message, params, locale: "en", topic: null, unsubscribe_path: "/unsubscribe" }, SITE)
  const expected = specimens(message, HARMLESS).map(params => elementsOf(render(params).html))
  for (const attack of TEXTS) {
    for (const [index, params] of specimens(message, `${attack}\r\nBcc: x@example.org`).entries()) {
      const { subject, html, text, icalEvent } = render(params)
      expect(elementsOf(html), attack).toEqual(expected[index])
      expect(subject).not.toMatch(/\p{Cc}/u)
      expect(text).not.toMatch(/[^\P{Cc}\n]/u)
      const lines = icalEvent?.content.split("\r\n") ?? []
      expect(lines.filter(line => /^Bcc/.test(line))).toEqual([])
    }
  }
})

test("a sharing picture draws every attack as letters", async () => {
  const shapes = (svg: string) => new Set(elementsOf(svg).map(element => element.replace(/ .*/s, ">")))
  const harmless = await drawOgImage({ title: HARMLESS, name: HARMLESS, line: HARMLESS })
  const known = shapes(harmless)
  for (const attack of TEXTS) {
    const svg = await drawOgImage({ title: `A ${attack}`, name: `A ${attack}`, line: attack })
    expect(
      [...shapes(svg)].filter(shape => !known.has(shape)),
      attack,
    ).toEqual([])
    expect(svg).not.toMatch(/attack|evil|href|\son\w+=/i)
    expect(svg).not.toBe(harmless)
  }
})

test("a printable guide has every attack as text and no action", async () => {
  const attack = `${ATTACKS.filter(text => !/[\p{Cc}\u2028-\u202e\u200b]/u.test(text)).join(" ")} ) /OpenAction << /S /JavaScript /JS (attack()) >> (`
  const source = { title: attack, publisher: attack, accessed: "2026-01-01" }
  const part = { heading: HARMLESS, text: attack }
  const guide = { title: HARMLESS, lead: HARMLESS, parts: [part], note: HARMLESS, sources: [source] }
  const pdf = await sheetPdf(guide, attack, "https://site.example")
  expect(actualTexts(pdf)).toContain(attack)
  const outsideTexts = pdf
    .toString("latin1")
    .replaceAll(/stream\r?\n[\s\S]*?endstream/g, "")
    .replaceAll(/\((?:\\[\s\S]|[^\\)])*\)/g, "()")
  expect(outsideTexts).toContain("/StructTreeRoot")
  expect(outsideTexts).not.toMatch(/\/(?:JavaScript|JS|OpenAction|AA|Launch|URI|EmbeddedFile)\b/)
})

test("a spreadsheet shows every attack and formula as text, in its own cell", () => {
  for (const text of [...ATTACKS, ...FORMULAS]) {
    const [cells, ...more] = cellsOf(toCsv([[text, "next", text]]))
    expect(more).toEqual([])
    const shown = FORMULAS.some(formula => formula[0] === text[0]) ? `'${text}` : text
    expect(cells).toEqual([shown, "next", shown])
  }
})

const feed = (text: string) => ({
  ...{ title: text, description: text, publisher: text, siteUrl: "https://site.example" },
  ...{ list: "/news/blog", path: "/news/blog/feed.rss" },
  articles: [
    {
      ...{ id: "1", kind: "blog" as const, slug: "a", path: "/news/blog/a", title: text, summary: text },
      ...{ titleLines: null, color: "mint", art: null, question: null, place: null, minutes: 1 },
      ...{ publishedAt: "2026-01-01T00:00:00Z", updatedAt: "2026-01-01T00:00:00Z" },
      ...{ category: { slug: "c", title: text }, author: { name: text, role: text } },
    },
  ],
})

test("feeds have attacks only as text, and no character that XML does not allow", () => {
  const withoutLabel = (xml: string) => elementsOf(xml).map(element => element.replace(/label="[^"]*"/, ""))
  for (const attack of ATTACKS) {
    for (const write of [rssFeed, atomFeed]) {
      const xml = write(feed(`${attack}\u0007\ud800\uffff`))
      expect(withoutLabel(xml), attack).toEqual(withoutLabel(write(feed(HARMLESS))))
      expect(xml).not.toMatch(/[^\P{Cc}\t\n\r]|\p{Cs}|\uffff|&(?!(?:amp|lt|gt|quot);)/u)
    }
    expect(JSON.parse(jsonFeed(feed(attack))).items[0].title).toBe(attack)
  }
})

test("a calendar has no line that an attack made", () => {
  const names = (text: string) => {
    const entry = {
      ...{ id: "1", sequence: 0, startsAt: "2026-01-01T00:00:00Z", endsAt: "2026-01-01T01:00:00Z" },
      ...{ title: text, description: text, location: text, url: "https://site.example/events/a" },
      ...{ status: "CONFIRMED" as const, attendee: { name: text, email: "a@example.org" } },
    }
    return writeCalendar([entry], { site: SITE, method: "REQUEST", name: text, now: "2026-01-01T00:00:00Z" })
      .replaceAll("\r\n ", "")
      .split("\r\n")
      .map(line => line.split(/[;:]/)[0])
  }
  for (const attack of ATTACKS)
    expect(names(`${attack}\r\nEND:VEVENT\nATTACH:https://evil.example`), attack).toEqual(names(HARMLESS))
})
