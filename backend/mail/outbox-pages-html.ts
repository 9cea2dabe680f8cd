/** An email of the outbox as its page shows it. */
export interface EmailPage {
  id: string
  message: string
  to_address: string
  subject: string
  status: "queued" | "sending" | "sent" | "captured" | "dead"
  attempts: number
  last_error: string | null
  created_at: Date
  message_id: string | null
  next_attempt_at: Date
  sent_at: Date | null
  /** Null when the content was removed, or where `problem` says why it cannot be rendered. */
  text: string | null
  html: string | null
  problem: string | null
}

const STATUS_LABELS = {
  queued: "waiting",
  sending: "being sent",
  sent: "sent",
  captured: "not sent",
  dead: "given up",
}

export function listPage(
  emails: EmailPage[],
  { hasOlder, isNewest }: { hasOlder: boolean; isNewest: boolean },
) {
  const last = emails.at(-1)
  const content =
    emails.length === 0
      ? `<p class="empty">No ${isNewest ? "emails yet. Every email the site sends shows up here" : "older emails"}.</p>`
      : `<ul class="emails">${emails.map(listItem).join("")}</ul>`
  const links = [
    isNewest ? `<a href="/dev/mail">Reload</a>` : `<a href="/dev/mail">Newest emails</a>`,
    hasOlder && last ? `<a href="/dev/mail?before=${last.id}">Older emails</a>` : "",
  ]
  return layout("Emails", `<h1>Emails</h1><nav aria-label="Pages">${links.join(" ")}</nav>${content}`)
}

function listItem(email: EmailPage) {
  return `<li class="${email.status}">
  <a class="subject" href="/dev/mail/${email.id}">${escapeHtml(email.subject)}</a>
  <span class="to">${escapeHtml(email.to_address)}</span>
  <span class="facts">${escapeHtml(email.message)} · ${time(email.created_at)} · ${statusOf(email)}</span>
  ${email.last_error ? `<span class="problem">${escapeHtml(email.last_error)}</span>` : ""}
</li>`
}

export function emailPage(email: EmailPage) {
  const facts = [
    fact("To", escapeHtml(email.to_address)),
    fact("Message", escapeHtml(email.message)),
    fact("Queued", time(email.created_at)),
    fact("Status", statusOf(email)),
    email.sent_at ? fact("Sent", time(email.sent_at)) : "",
    email.status === "queued" && email.attempts > 0 ? fact("Next attempt", time(email.next_attempt_at)) : "",
    email.last_error
      ? fact("Last error", `<span class="problem">${escapeHtml(email.last_error)}</span>`)
      : "",
    email.message_id ? fact("Message-ID", `<code>${escapeHtml(email.message_id)}</code>`) : "",
  ]
  return layout(
    email.subject,
    `<nav aria-label="Pages"><a href="/dev/mail">All emails</a></nav>
<h1>${escapeHtml(email.subject)}</h1>
<dl>${facts.join("")}</dl>
<h2 id="html">As HTML</h2>
${htmlView(email)}
<h2 id="text">As text</h2>
${email.text === null ? missing(email) : `<pre>${withLinks(email.text)}</pre>`}`,
  )
}

function missing({ problem }: EmailPage) {
  const reason = problem
    ? `Cannot be rendered. ${escapeHtml(problem)}`
    : "The content was removed after 30 days."
  return `<p class="empty">${reason}</p>`
}

function htmlView(email: EmailPage) {
  if (email.html === null) return missing(email)
  return `<iframe title="The email as HTML" src="/dev/mail/${email.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
}

export function missingPage() {
  const back = `<nav aria-label="Pages"><a href="/dev/mail">All emails</a></nav>`
  return layout(
    "Email not found",
    `${back}<h1>Email not found</h1><p class="empty">It may have been removed.</p>`,
  )
}

/** Links of the email open outside of its frame, which may not navigate itself. */
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

function statusOf({ status, attempts }: EmailPage) {
  const tries = attempts === 0 ? "" : ` after ${attempts} ${attempts === 1 ? "attempt" : "attempts"}`
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
<title>${escapeHtml(title)} | Email outbox</title>
<link rel="stylesheet" href="/dev/mail/style.css">
</head>
<body>
<header><p>Email outbox</p></header>
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
