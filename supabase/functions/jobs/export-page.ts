import type { OmittedTable, Row, Section } from "./account-sections.ts"
import { EXPORT_STYLE } from "./export-style.ts"

interface Export {
  about: { site: string; person: string; made_at: string; for_guardian: boolean }
  chapters: Section[]
  left_out: OmittedTable[]
  files: string[]
}

/** The export as one page to read or print, without scripts or external resources. */
export function exportPage({ about, chapters, left_out, files }: Export): string {
  const filled = chapters.filter(({ rows }) => rows.length > 0)
  const empty = chapters.filter(({ rows }) => rows.length === 0).map(({ title }) => title)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your data</title>
<style>${EXPORT_STYLE}</style>
</head>
<body>
<header>
<p class="kicker">${escapeHtml(about.site)}</p>
<h1>${about.for_guardian ? "Your learner’s data" : "Your data"}</h1>
<p class="lead">Everything we keep ${about.for_guardian ? "that a guardian may see" : "about you"}, as of
${formatValue(about.made_at)}. The file data.json beside this page holds the same for machines.</p>
</header>
<main>
<nav aria-label="Chapters"><ul>${filled
    .map((chapter, index) => `<li><a href="#chapter-${index + 1}">${escapeHtml(chapter.title)}</a></li>`)
    .join("")}</ul></nav>
${filled.map((chapter, index) => section(chapter, index + 1)).join("\n")}
${filesSection(files)}
<section><h2>Nothing to show</h2><p>${
    empty.length > 0
      ? `We keep these things for members, and have none about you: ${escapeHtml([...new Set(empty)].join("; "))}.`
      : "Every kind of thing we keep has something in it."
  }</p></section>
<section><h2>Left out</h2><p>Kept by machines for machines, or secret so that nobody else can use it:</p>
<ul>${left_out.map(({ table, because }) => `<li><code>${escapeHtml(table)}</code> ${escapeHtml(because)}</li>`).join("")}</ul></section>
</main>
<footer><p>Account number ${escapeHtml(about.person)}. This file is yours: keep it where only you can read it.</p></footer>
</body>
</html>
`
}

function section({ title, columns, rows }: Section, number: number): string {
  const body = rows.length === 1 ? list(columns, rows[0]!) : table(columns, rows)
  return `<section id="chapter-${number}"><h2>${escapeHtml(title)}</h2>${body}</section>`
}

function list(columns: Section["columns"], row: Row): string {
  const items = columns.map(
    ([name, label]) => `<dt>${escapeHtml(label)}</dt><dd>${formatValue(row[name])}</dd>`,
  )
  return `<dl>${items.join("")}</dl>`
}

function table(columns: Section["columns"], rows: Row[]): string {
  const head = columns.map(([, label]) => `<th scope="col">${escapeHtml(label)}</th>`).join("")
  const lines = rows.map(
    row => `<tr>${columns.map(([name]) => `<td>${formatValue(row[name])}</td>`).join("")}</tr>`,
  )
  return `<p>${rows.length} entries.</p><div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${lines.join("")}</tbody></table></div>`
}

function filesSection(files: string[]): string {
  if (files.length === 0) return ""
  const items = files.map(name => {
    const address = escapeHtml(name.split("/").map(encodeURIComponent).join("/"))
    const picture = /\.(webp|png|jpe?g|gif)$/i.test(name) ? `<img src="${address}" alt="">` : ""
    return `<li>${picture}<a href="${address}">${escapeHtml(name)}</a></li>`
  })
  return `<section><h2>Your files</h2><ul class="files">${items.join("")}</ul></section>`
}

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/
const DAY = /^\d{4}-\d\d-\d\d$/

/** Formats a value for reading. */
function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return `<span class="none">none</span>`
  if (typeof value === "boolean") return value ? "yes" : "no"
  if (typeof value === "object") return formatObject(value)
  const text = String(value)
  if (DAY.test(text) || MOMENT.test(text)) return formatDate(text)
  return escapeHtml(text)
}

function formatDate(text: string): string {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return escapeHtml(text)
  const time = DAY.test(text) ? {} : ({ timeStyle: "short" } as const)
  const words = new Intl.DateTimeFormat("en-US", { dateStyle: "long", ...time, timeZone: "UTC" }).format(date)
  return `<time datetime="${escapeHtml(text)}">${escapeHtml(words)}${DAY.test(text) ? "" : " UTC"}</time>`
}

function formatObject(value: object): string {
  if (Array.isArray(value)) return value.map(formatValue).join(", ")
  const parts = Object.entries(value).map(
    ([name, part]) => `${escapeHtml(name.replaceAll("_", " "))}: ${formatValue(part)}`,
  )
  return parts.length > 0 ? parts.join("; ") : `<span class="none">none</span>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
}
