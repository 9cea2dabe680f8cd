import { expect, test } from "vitest"
import { plainErrors } from "#app/lib/forms/field-specs/plain-errors.server.ts"
import { readFields } from "#app/lib/forms/field-specs/read-fields.ts"
import { writeFields } from "#app/lib/forms/field-specs/write-fields.ts"
import { contentRows } from "#content/rows.ts"
import { type Section, sectionSchema, sectionsSchema } from "#content/schema/sections.ts"
import { pageChecks } from "./checks.server.ts"
import { SECTION_LABELS } from "./labels.ts"
import { newFields, PAGE_SPECS, SECTION_SPECS } from "./section-specs.server.ts"
import { sectionTitle } from "./section-title.ts"

const SECTIONS = contentRows("content")
  .filter(({ table, values }) => table === "pages" && values.is_editable !== false)
  .flatMap(({ values }) => sectionsSchema.parse(values.sections))

test("every kind of section has a form with words for each field, and a page uses it", () => {
  const kinds = Object.keys(SECTION_SPECS).sort()
  expect(kinds).toEqual(Object.keys(SECTION_LABELS).sort())
  expect([...new Set(SECTIONS.map(({ kind }) => kind))].sort()).toEqual(kinds)
  expect(PAGE_SPECS.map(({ name, kind }) => [name, kind])).toEqual([
    ["title", "line"],
    ["description", "text"],
    ["lead", "text"],
    ["background", "choice"],
  ])
})

test("the forms of all sections of all pages read what they wrote", () => {
  for (const section of SECTIONS) {
    const specs = SECTION_SPECS[section.kind]
    const { value } = readFields(specs, writeFields(specs, section))
    expect(sectionSchema.parse({ kind: section.kind, ...value })).toEqual(section)
    expect(sectionTitle(section)).toMatch(/^[A-Z][\w ]+: \S/)
  }
})

function problemsOf(kind: Section["kind"], fields: Record<string, string>) {
  const { value, places } = readFields(SECTION_SPECS[kind], { ...newFields(kind), ...fields })
  const parsed = sectionSchema.safeParse({ kind, ...value })
  return parsed.success ? parsed.data : plainErrors(parsed.error.issues, places)
}

test("a problem is named beside its field, also in a link and in a list within a list", () => {
  const callout = { title: "T", text: "T", background: "air" }
  expect(problemsOf("callout", { ...callout, "link.label": "", "link.href": "" })).toEqual({
    kind: "callout",
    ...callout,
  })
  expect(problemsOf("callout", { ...callout, "link.label": "Courses", "link.href": "courses" })).toEqual({
    "link.href": "Start with / for a page of this site, or with https://, mailto: or tel:.",
  })
  expect(problemsOf("sides", { heading: "H", "sides.0.title": "One", "sides.0.items": "A" })).toEqual({
    "sides.1.title": "Fill this in.",
    "sides.1.items": "Add at least 1.",
  })
  expect(problemsOf("prose", { paragraphs: `One\n\n${"x".repeat(2001)}` })).toEqual({
    paragraphs: "Keep it to 2000 characters.",
  })
})

test("checks name missing sources of health content, a late opening and vague words", () => {
  const sections = [
    { id: "a", section: sectionSchema.parse({ kind: "prose", paragraphs: ["Every addict can read this."] }) },
    {
      id: "b",
      section: sectionSchema.parse({
        kind: "opening",
        lines: ["Late"],
        buttons: [{ label: "Here", href: "/a" }],
      }),
    },
    {
      id: "c",
      section: sectionSchema.parse({
        kind: "facts",
        heading: "H",
        items: [{ title: "Safe", text: "It is." }],
      }),
    },
  ]
  const messages = (isHealth: boolean) =>
    pageChecks(sections, isHealth).notes.map(
      ({ section, isError, message }) => `${section} ${isError} ${message}`,
    )
  const anywhere = [
    "a false Instead of “addict”, write “person who uses drugs”.",
    "b true The opening has to be the first section.",
    "b false The link “Here” doesn’t say where it leads. Name the page.",
  ]
  expect(messages(false)).toEqual(anywhere)
  expect(messages(true)).toEqual([
    " true The page says something about health and names no source. Add a section with sources.",
    ...anywhere,
    "c true “Safe” names no source.",
  ])
})
