import type { Sheet, SheetSource } from "#app/lib/pdf/sheet.ts"
import type { Block } from "#content/schema/blocks.ts"
import type { StateLaw } from "./queries.ts"

interface Course {
  rescue_steps: readonly { title: string; text: string }[]
  sources: readonly (SheetSource & { id: string })[]
}

const RESPONDING_SOURCES = ["S1", "S2", "S3", "S5"]
const SPRAY_SOURCES = ["S5", "S8", "S46"]
const PENDING = "Medical review: pending. We wrote this from the sources below."

export function overdoseGuide({ rescue_steps, sources }: Course): Sheet {
  return {
    title: "If someone won’t wake up",
    lead: "What to do in an opioid overdose. Call 911 first.",
    parts: rescue_steps.map(({ title, text }, i) => ({ heading: `${i + 1}. ${title}`, text })),
    note: PENDING,
    sources: sources.filter(({ id }) => RESPONDING_SOURCES.includes(id)),
  }
}

/** From the lesson about naloxone; null if it no longer teaches the spray. */
export function sprayGuide(blocks: readonly Block[], { sources }: Course): Sheet | null {
  const drill = blocks.find(block => block.kind === "drill" && block.id === "give-the-spray")
  if (drill?.kind !== "drill") return null
  const again = "No change after 2 to 3 minutes? Give a second spray in the other nostril."
  return {
    title: "How to use the nasal spray",
    lead: "First call 911. Each device has one dose. Don’t test it.",
    parts: [
      ...drill.steps.map(({ title, text }, i) => ({ heading: `${i + 1}. ${title}`, text })),
      { heading: "Again", text: `${again} Stay until help takes over: naloxone wears off.` },
      ...blocks.flatMap(notesOf),
    ],
    note: PENDING,
    sources: sources.filter(({ id }) => SPRAY_SOURCES.includes(id)),
  }
}

function notesOf(block: Block) {
  if (block.kind === "callout" && block.id === "frozen")
    return [{ heading: block.title, text: block.text.replaceAll("**", "") }]
  if (block.kind === "checklist" && block.id === "keep-it-ready")
    return [{ heading: block.title, text: `${block.items.join(". ")}.` }]
  return []
}

export function lawGuide(law: StateLaw, date: string): Sheet {
  const parts = [
    { heading: "If you call for help", text: withLaw(law.call_covers, law.call_law) },
    { heading: "What it leaves out", text: law.call_leaves_out },
    { heading: "If you give naloxone", text: withLaw(law.naloxone, law.naloxone_law) },
    { heading: "Test strips", text: law.test_strips },
    { heading: "What we don’t know", text: law.unconfirmed },
  ]
  return {
    title: `${law.state}: can I get in trouble?`,
    lead: "In an overdose, call 911 first.",
    parts: parts.flatMap(({ heading, text }) => (text ? [{ heading, text }] : [])),
    note: `Written ${date}. General information, not legal advice; no lawyer has reviewed it yet.`,
    sources: law.sources,
  }
}

function withLaw(text: string, law: string | null) {
  return law ? `${text} (${law})` : text
}

export function guidePath(guide: string) {
  return `/about/resources/guides/${guide}.pdf`
}
