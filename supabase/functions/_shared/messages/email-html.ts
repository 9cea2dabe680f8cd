import type { EmailLayout, Site } from "./layout.ts"
import { linkTarget, plain } from "./plain.ts"

// Email clients support little CSS: tables for the layout, inline styles, and one style sheet for dark mode.
const FONT = "font-family:'Atkinson Hyperlegible Next','Segoe UI',Helvetica,Arial,sans-serif;"
const WRAP = "overflow-wrap:anywhere;word-break:break-word;"
const BODY = `margin:0 0 16px;font-size:17px;line-height:26px;color:#041c13;${WRAP}`
const SMALL = "font-size:14px;line-height:21px;color:#4c5663;"
const GREEN = "#35e583"
const LINK = "color:#037441;text-decoration:underline;"
const TABLE = `role="presentation" cellpadding="0" cellspacing="0" border="0"`
const WIDE_TABLE = `role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`

const STYLE_SHEET = `@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }
@media (prefers-color-scheme: dark) {
  .page { background-color: #040f0a !important; }
  .sheet { background-color: #031f14 !important; }
  .ink, .code { color: #f7fafc !important; }
  .soft { color: #cfd6dd !important; }
  .link { color: #76f4a8 !important; }
  .code { background-color: #043a25 !important; }
  .button { border-color: #089952 !important; }
}`

export function emailHtml(layout: EmailLayout) {
  const { content, subject, locale, site } = layout
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>
${STYLE_SHEET}
</style>
</head>
<body class="page" bgcolor="#f0f4f8" style="margin:0;padding:0;background-color:#f0f4f8;-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;">${html(content.preheader ?? content.heading)}${"&#847;&zwnj;&nbsp;".repeat(60)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f0f4f8" style="background-color:#f0f4f8;">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;text-align:left;">
<tr><td class="pad" bgcolor="${colorOf(site)}" style="background-color:${colorOf(site)};padding:20px 36px;border-radius:16px 16px 0 0;">${siteName(site)}</td></tr>
<tr><td class="sheet pad" bgcolor="#ffffff" style="background-color:#ffffff;padding:36px 36px 32px;border-radius:0 0 16px 16px;">
${sheet(layout).join("\n")}
</td></tr>
<tr><td class="pad" style="padding:20px 36px 8px;">
<p class="soft" style="${FONT}${SMALL}margin:0;">${footer(layout).join("<br>")}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function sheet({ content, site }: EmailLayout) {
  const { heading, paragraphs, facts = [], items = [], action, code, codeNote, footnote } = content
  return [
    `<h1 class="ink" style="${FONT}margin:0 0 20px;font-size:30px;line-height:36px;font-weight:800;letter-spacing:-0.01em;color:#041c13;${WRAP}">${html(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    ...(facts.length > 0 ? [factsTable(facts)] : []),
    ...items.map(
      ({ title, body, path }) =>
        `<p class="ink" style="${FONT}${BODY}"><strong>${anchor({ path }, title, site.url)}</strong>${body ? `<br>${html(body)}` : ""}</p>`,
    ),
    ...(action ? [button(action.label, linkTarget(action, site.url), colorOf(site))] : []),
    ...(code ? [(codeNote ? paragraph(codeNote) : "") + codeBox(code)] : []),
    ...(footnote ? [`<p class="soft" style="${FONT}${SMALL}margin:0;">${html(footnote)}</p>`] : []),
  ]
}

function footer({ content, labels, reason, site, unsubscribePath }: EmailLayout) {
  const home = anchor({ path: "/" }, site.name, site.url)
  const { webPath } = content
  const first = webPath ? `${home} · ${anchor({ path: webPath }, labels.readOnline, site.url)}` : home
  if (unsubscribePath === null) return [first, html(reason)]
  const unsubscribe = anchor({ path: unsubscribePath }, labels.unsubscribe, site.url)
  const preferences = anchor(
    { path: content.preferencesPath ?? "/me/notifications" },
    labels.preferences,
    site.url,
  )
  return [first, html(reason), `${unsubscribe} · ${preferences}`]
}

function paragraph(text: string) {
  return `<p class="ink" style="${FONT}${BODY}">${html(text)}</p>`
}

function factsTable(facts: { label: string; value: string }[]) {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="soft" width="76" valign="top" style="${FONT}${SMALL}padding:6px 12px 4px 0;">${html(label)}</td><td class="ink" valign="top" style="${FONT}font-size:17px;line-height:24px;font-weight:700;color:#041c13;padding:4px 0;${WRAP}">${html(value)}</td></tr>`,
  )
  return `<table ${WIDE_TABLE} style="margin:0 0 16px;">${rows.join("")}</table>`
}

function colorOf(site: Site) {
  return site.color ?? GREEN
}

/** The logo, whose text alternative looks like the name where pictures are blocked. */
function siteName({ name, url, logoId }: Site) {
  const shown = logoId
    ? `<img src="${escapeHtml(url)}/logos/${logoId}.png" width="126" height="50" alt="${html(name)}" style="display:block;border:0;">`
    : html(name)
  return `<span style="font-family:'Anybody','Arial Black',Arial,sans-serif;font-size:24px;line-height:28px;font-weight:900;letter-spacing:-0.02em;color:#041c13;">${shown}</span>`
}

function button(label: string, target: string, color: string) {
  return `<table ${TABLE} style="margin:8px 0 24px;"><tr><td class="button" bgcolor="${color}" style="background-color:${color};border:2px solid #041c13;border-bottom-width:6px;border-radius:14px;"><a href="${escapeHtml(target)}" style="${FONT}display:inline-block;padding:13px 26px;font-size:18px;line-height:24px;font-weight:700;color:#041c13;text-decoration:none;">${html(label)}</a></td></tr></table>`
}

function codeBox(code: string) {
  return `<table ${TABLE} style="margin:0 0 24px;"><tr><td class="code" bgcolor="#eefef4" style="background-color:#eefef4;padding:12px 20px;border-radius:10px;font-family:Consolas,Menlo,'Courier New',monospace;font-size:30px;line-height:36px;font-weight:700;letter-spacing:0.18em;color:#041c13;">${html(code)}</td></tr></table>`
}

function anchor(link: { path: string }, label: string, siteUrl: string) {
  return `<a class="link" href="${escapeHtml(linkTarget(link, siteUrl))}" style="${LINK}">${html(label)}</a>`
}

function html(text: string) {
  return escapeHtml(plain(text)).replaceAll("\n", "<br>")
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, character => ENTITIES[character]!)
}
