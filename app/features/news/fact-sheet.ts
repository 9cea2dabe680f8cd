import { formatLongDate } from "#app/lib/format/dates.ts"
import { formatInteger } from "#app/lib/format/numbers.ts"
import type { Sheet } from "#app/lib/pdf/sheet.ts"
import type { Section } from "#content/schema/sections.ts"

interface Metric {
  id: string
  label: string
  baseline: number
  baseline_on: string
  amount: number
  /** What of this site counts; without any, the number is counted by hand. */
  records: readonly unknown[]
}

interface Facts {
  name: string
  /** The texts of the press page. */
  sections: readonly Section[]
  metrics: readonly Metric[]
  definitions: readonly { id: string; definition: string }[]
  now: number
}

/** What reporters print about us: the current numbers, each with its date and definition, and facts to check. */
export function factSheet({ name, sections, metrics, definitions, now }: Facts): Sheet {
  const today = formatLongDate(now)
  const numbers = metrics.map(({ id, label, baseline, baseline_on, amount, records }) => ({
    heading: `${formatInteger(baseline + amount)} ${label}`,
    text: [
      definitions.find(metric => metric.id === id)?.definition,
      records.length > 0 ? `As of ${today}.` : `Counted by hand, up to ${formatLongDate(baseline_on)}.`,
    ].join(" "),
  }))
  const facts = sections.flatMap(section =>
    section.kind === "facts"
      ? section.items.map(({ title, text, source }) => ({
          heading: title,
          text: source ? `${text} (${source})` : text,
        }))
      : [],
  )
  const help = sections.find(section => section.kind === "callout")
  return {
    title: `${name} in numbers`,
    lead: sections.find(section => section.kind === "prose")?.paragraphs.join(" ") ?? "",
    parts: [...numbers, ...facts, ...(help ? [{ heading: help.title, text: help.text }] : [])],
    note: `Fact sheet of ${today}. The numbers change: before you print them, download this page again.`,
    sources: [],
  }
}
