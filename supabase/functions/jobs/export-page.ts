import type { Chapter, LeftOut, Row } from "./account-sections.ts"
import { EXPORT_STYLE } from "./export-style.ts"

interface Export {
  about: { site: string; person: string; made_at: string; for_guardian: boolean }
  chapters: Chapter[]
  left_out: LeftOut[]
  files: string[]
}

/** The export as one page to read or print, without scripts and without anything from elsewhere. */
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
<p class="kicker">${escaped(about.site)}</p>
<h1>${about.for_guardian ? "Your learner’s data" : "Your data"}</h1>
<p class="lead">Everything we keep ${about.for_guardian ? "that a guardian may see" : "about you"}, as of
${inWords(about.made_at)}. The file data.json beside this page holds the same for machines.</p>
</header>
<main>
<nav aria-label="Chapters"><ul>${filled
    .map((chapter, index) => `<li><a href="#chapter-${index + 1}">${escaped(chapter.title)}</a></li>`)
    .join("")}</ul></nav>
${filled.map((chapter, index) => section(chapter, index + 1)).join("\n")}
${filesSection(files)}
<section><h2>Nothing to show</h2><p>${
    empty.length > 0
      ? `We keep these things for members, and have none about you: ${escaped([...new Set(empty)].join("; "))}.`
      : "Every kind of thing we keep has something in it."
  }</p></section>
<section><h2>Left out</h2><p>Kept by machines for machines, or secret so that nobody else can use it:</p>
<ul>${left_out.map(({ table, because }) => `<li><code>${escaped(table)}</code> ${escaped(because)}</li>`).join("")}</ul></section>
</main>
<footer><p>Account number ${escaped(about.person)}. This file is yours: keep it where only you can read it.</p></footer>
</body>
</html>
`
}

function section({ title, columns, rows }: Chapter, number: number): string {
  const body = rows.length === 1 ? list(columns, rows[0]!) : table(columns, rows)
  return `<section id="chapter-${number}"><h2>${escaped(title)}</h2>${body}</section>`
}

function list(columns: Chapter["columns"], row: Row): string {
  const items = columns.map(([name, label]) => `<dt>${escaped(label)}</dt><dd>${inWords(row[name])}</dd>`)
  return `<dl>${items.join("")}</dl>`
}

function table(columns: Chapter["columns"], rows: Row[]): string {
  const head = columns.map(([, label]) => `<th scope="col">${escaped(label)}</th>`).join("")
  const lines = rows.map(
    row => `<tr>${columns.map(([name]) => `<td>${inWords(row[name])}</td>`).join("")}</tr>`,
  )
  return `<p>${rows.length} entries.</p><div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${lines.join("")}</tbody></table></div>`
}

function filesSection(files: string[]): string {
  if (files.length === 0) return ""
  const items = files.map(name => {
    const address = escaped(name.split("/").map(encodeURIComponent).join("/"))
    const picture = /\.(webp|png|jpe?g|gif)$/i.test(name) ? `<img src="${address}" alt="">` : ""
    return `<li>${picture}<a href="${address}">${escaped(name)}</a></li>`
  })
  return `<section><h2>Your files</h2><ul class="files">${items.join("")}</ul></section>`
}

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/
const DAY = /^\d{4}-\d\d-\d\d$/

/** A value as a person would say it. */
function inWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return `<span class="none">none</span>`
  if (typeof value === "boolean") return value ? "yes" : "no"
  if (typeof value === "object") return objectInWords(value)
  const text = String(value)
  if (DAY.test(text) || MOMENT.test(text)) return dateInWords(text)
  return escaped(text)
}

function dateInWords(text: string): string {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return escaped(text)
  const time = DAY.test(text) ? {} : ({ timeStyle: "short" } as const)
  const words = new Intl.DateTimeFormat("en-US", { dateStyle: "long", ...time, timeZone: "UTC" }).format(date)
  return `<time datetime="${escaped(text)}">${escaped(words)}${DAY.test(text) ? "" : " UTC"}</time>`
}

function objectInWords(value: object): string {
  if (Array.isArray(value)) return value.map(inWords).join(", ")
  const parts = Object.entries(value).map(
    ([name, part]) => `${escaped(name.replaceAll("_", " "))}: ${inWords(part)}`,
  )
  return parts.length > 0 ? parts.join("; ") : `<span class="none">none</span>`
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
}
