export interface MailSummary {
  id: string
  kind: string
  to_address: string
  subject: string
  status: "queued" | "sending" | "sent" | "captured" | "dead"
  attempts: number
  last_error: string | null
  created_at: Date
}

export interface MailDetail extends MailSummary {
  text_body: string | null
  html_body: string | null
  message_id: string | null
  next_attempt_at: Date
  sent_at: Date | null
}

const STATUS_LABELS = {
  queued: "waiting",
  sending: "being sent",
  sent: "sent",
  captured: "kept here",
  dead: "given up",
}

export function listPage(
  mails: MailSummary[],
  { hasOlder, isNewest }: { hasOlder: boolean; isNewest: boolean },
) {
  const last = mails.at(-1)
  const content =
    mails.length === 0
      ? `<p class="empty">No mail ${isNewest ? "yet. Whatever the site sends shows up here" : "is older"}.</p>`
      : `<ul class="mails">${mails.map(listItem).join("")}</ul>`
  const links = [
    isNewest ? `<a href="/dev/mail">Look again</a>` : `<a href="/dev/mail">Newest mail</a>`,
    hasOlder && last ? `<a href="/dev/mail?before=${last.id}">Older mail</a>` : "",
  ]
  return layout("Mail", `<h1>Mail</h1><nav aria-label="Pages">${links.join(" ")}</nav>${content}`)
}

function listItem(mail: MailSummary) {
  return `<li class="${mail.status}">
  <a class="subject" href="/dev/mail/${mail.id}">${escapeHtml(mail.subject)}</a>
  <span class="to">${escapeHtml(mail.to_address)}</span>
  <span class="facts">${escapeHtml(mail.kind)} · ${time(mail.created_at)} · ${statusOf(mail)}</span>
  ${mail.last_error ? `<span class="problem">${escapeHtml(mail.last_error)}</span>` : ""}
</li>`
}

export function mailPage(mail: MailDetail) {
  const facts = [
    fact("To", escapeHtml(mail.to_address)),
    fact("Kind", escapeHtml(mail.kind)),
    fact("Written", time(mail.created_at)),
    fact("Status", statusOf(mail)),
    mail.sent_at ? fact("Sent", time(mail.sent_at)) : "",
    mail.status === "queued" && mail.attempts > 0 ? fact("Next try", time(mail.next_attempt_at)) : "",
    mail.last_error ? fact("Last error", `<span class="problem">${escapeHtml(mail.last_error)}</span>`) : "",
    mail.message_id ? fact("Message-ID", `<code>${escapeHtml(mail.message_id)}</code>`) : "",
  ]
  return layout(
    mail.subject,
    `<nav aria-label="Pages"><a href="/dev/mail">All mail</a></nav>
<h1>${escapeHtml(mail.subject)}</h1>
<dl>${facts.join("")}</dl>
<h2 id="html">As HTML</h2>
${htmlView(mail)}
<h2 id="text">As text</h2>
${mail.text_body === null ? REMOVED : `<pre>${withLinks(mail.text_body)}</pre>`}`,
  )
}

const REMOVED = `<p class="empty">The text was removed after 30 days.</p>`

function htmlView(mail: MailDetail) {
  if (mail.html_body === null) return REMOVED
  return `<iframe title="The mail as HTML" src="/dev/mail/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
}

export function missingPage() {
  const back = `<nav aria-label="Pages"><a href="/dev/mail">All mail</a></nav>`
  return layout("No such mail", `${back}<h1>No such mail</h1><p class="empty">It may have been removed.</p>`)
}

/** Opens the email's links outside its frame, which cannot navigate itself. */
export function withLinksOutside(html: string) {
  const base = `<base target="_blank">`
  const head = /<head\b[^>]*>/i.exec(html) ?? /^\s*<!doctype[^>]*>/i.exec(html)
  if (!head) return base + html
  const end = head.index + head[0].length
  return html.slice(0, end) + base + html.slice(end)
}

function withLinks(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/)
    .map((piece, index) => {
      const shown = escapeHtml(piece)
      return index % 2 === 1 ? `<a href="${shown}" target="_blank" rel="noreferrer">${shown}</a>` : shown
    })
    .join("")
}

function statusOf({ status, attempts }: MailSummary) {
  const tries = attempts === 0 ? "" : ` after ${attempts} ${attempts === 1 ? "try" : "tries"}`
  return `<span class="status">${STATUS_LABELS[status]}</span>${tries}`
}

function fact(name: string, value: string) {
  return `<dt>${name}</dt><dd>${value}</dd>`
}

function time(date: Date) {
  const iso = date.toISOString()
  return `<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`
}

function layout(title: string, content: string) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | Mail outbox</title>
<link rel="stylesheet" href="/dev/mail/style.css">
</head>
<body>
<header><p>Mail outbox</p></header>
<main>
${content}
</main>
</body>
</html>
`
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
