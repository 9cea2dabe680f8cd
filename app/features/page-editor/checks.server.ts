import { plainText } from "#app/lib/format/parse-rich-text.ts"
import { readingGrade } from "#app/lib/wording/reading-grade.ts"
import { textNotes, wordsIn } from "#app/lib/wording/text-notes.ts"
import { vagueLink } from "#app/lib/wording/vague-link.ts"
import type { Section } from "#content/schema/sections.ts"
import type { DraftSection } from "./draft.server.ts"

const HIDDEN = new Set([
  "art",
  "background",
  "href",
  "id",
  "kind",
  "marks",
  "pose",
  "scene",
  "shape",
  "slug",
  "source",
])

interface Note {
  /** The id of the section. */
  section: string
  /** It keeps the page from being published. */
  isError: boolean
  message: string
}

/** What to fix before publishing, and what to consider about the words, links and pictures of a draft. */
export function pageChecks(sections: readonly DraftSection[], hasHealthContent: boolean) {
  const notes = sections.flatMap(({ id, section }, place): Note[] => {
    const consider = [...labelsIn(section).map(vagueLink), ...pictureNotes(section), ...wordNotes(section)]
    const fix = [
      place > 0 && section.kind === "opening" ? "The opening has to be the first section." : null,
      ...(hasHealthContent ? sourceNotes(section) : []),
    ]
    return [
      ...said(fix).map(message => ({ section: id, isError: true, message })),
      ...said(consider).map(message => ({ section: id, isError: false, message })),
    ]
  })
  const all = sections.map(({ section }) => section)
  const missing = hasHealthContent && !all.some(namesSources)
  return {
    notes: missing ? [NO_SOURCES, ...notes] : notes,
    grade: readingGrade(
      all
        .filter(({ kind }) => kind !== "sources")
        .flatMap(sentencesIn)
        .join("\n"),
    ),
  }
}

const NO_SOURCES: Note = {
  ...{ section: "", isError: true },
  message: "The page says something about health and names no source. Add a section with sources.",
}

function said(messages: readonly (string | null)[]) {
  return [...new Set(messages)].flatMap(message => message ?? [])
}

function namesSources(section: Section) {
  if (section.kind === "sources" || section.kind === "figures") return true
  return section.kind === "facts" && section.items.some(({ source }) => source)
}

function sourceNotes(section: Section) {
  if (section.kind !== "facts") return []
  return section.items.filter(({ source }) => !source).map(({ title }) => `“${title}” names no source.`)
}

/** The words of links and buttons. */
function labelsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(labelsIn)
  if (typeof value !== "object" || value === null) return []
  const own = "href" in value && "label" in value ? [String(value.label)] : []
  return [...own, ...Object.values(value).flatMap(labelsIn)]
}

function pictureNotes(section: Section) {
  if (section.kind !== "urgent") return []
  return section.items
    .filter(({ scene, alt }) => scene && !alt)
    .map(({ title }) => `The picture of “${title}” has no description for people who can’t see it.`)
}

/** Sources are names of documents, which have words of their own. */
function wordNotes(section: Section) {
  return section.kind === "sources" ? [] : textNotes(section, HIDDEN)
}

function sentencesIn(section: Section) {
  return wordsIn(section, HIDDEN).map(plainText)
}
