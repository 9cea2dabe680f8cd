import { readFileSync } from "node:fs"
import type pg from "pg"
import { isLoopback } from "../loopback.ts"
import { type OutboxEmail, rendered, TO_RENDER } from "./claims.ts"
import { type EmailPage, emailPage, listPage, missingPage, withLinksOutside } from "./outbox-pages-html.ts"

export const MAIL_PATH = "/dev/mail"

const PAGE_SIZE = 50
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const STYLE = readFileSync(new URL("outbox-pages.css", import.meta.url))
const COLUMNS = `${TO_RENDER}, to_address, subject, status, attempts, last_error, created_at,
  message_id, next_attempt_at, sent_at`

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
// The email's HTML runs no scripts, loads nothing and has no origin; links open in a new tab.
const EMAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** The outbox as web pages, for the local machine only: its emails contain sign-in links. */
export function outboxPages(admin: pg.Pool, siteUrl: string) {
  return async function handleRequest(request: Request): Promise<Response | null> {
    if (!request.url.includes(MAIL_PATH)) return null
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== MAIL_PATH && !pathname.startsWith(`${MAIL_PATH}/`)) return null
    // Our server sets this header itself, whatever the client sent.
    if (!isLoopback(request.headers.get("x-client-address") ?? "")) return textResponse(404, "Not found.")
    if (request.method !== "GET" && request.method !== "HEAD")
      return textResponse(405, "Emails can only be read here.")
    const [id, part, ...more] = pathname.slice(MAIL_PATH.length + 1).split("/")
    if (!id && part === undefined) return htmlResponse(200, await renderList(searchParams.get("before")))
    if (id === "style.css" && part === undefined) return respond(200, STYLE, "text/css; charset=utf-8")
    const email = id && UUID.test(id) && more.length === 0 ? await emailById(id) : undefined
    if (email && part === undefined) return htmlResponse(200, emailPage(email))
    if (email?.html && part === "html") return emailResponse(email.html)
    return htmlResponse(404, missingPage())
  }

  async function renderList(before: string | null) {
    const { rows } = await admin.query<StoredRow>(
      `select ${COLUMNS} from private.email_outbox
       where $1::uuid is null or (created_at, id) < (select created_at, id from private.email_outbox where id = $1)
       order by created_at desc, id desc limit ${PAGE_SIZE + 1}`,
      [before && UUID.test(before) ? before : null],
    )
    return listPage(rows.slice(0, PAGE_SIZE).map(toPage), {
      hasOlder: rows.length > PAGE_SIZE,
      isNewest: before === null,
    })
  }

  async function emailById(id: string) {
    const { rows } = await admin.query<StoredRow>(
      `select ${COLUMNS} from private.email_outbox where id = $1`,
      [id],
    )
    return rows[0] && toPage(rows[0])
  }

  function toPage(row: StoredRow): EmailPage {
    if (row.params === null)
      return { ...row, subject: row.subject ?? row.message, text: null, html: null, problem: null }
    const email = rendered(row, siteUrl)
    return { ...row, ...email, subject: email.subject ?? row.message }
  }
}

type StoredRow = OutboxEmail &
  Omit<EmailPage, "text" | "html" | "problem" | "subject"> & { subject: string | null }

function htmlResponse(status: number, html: string) {
  return respond(status, html, "text/html; charset=utf-8", { "content-security-policy": PAGE_POLICY })
}

function emailResponse(html: string) {
  return respond(200, withLinksOutside(html), "text/html; charset=utf-8", {
    "content-security-policy": EMAIL_POLICY,
    "x-frame-options": "SAMEORIGIN",
    // A sandboxed page has no origin to cluster by; browsers warn about the header.
    "origin-agent-cluster": "?0",
  })
}

function textResponse(status: number, text: string) {
  const allow: Record<string, string> = status === 405 ? { allow: "GET, HEAD" } : {}
  return respond(status, `${text}\n`, "text/plain; charset=utf-8", allow)
}

function respond(status: number, body: BodyInit, type: string, headers: Record<string, string> = {}) {
  return new Response(body, {
    status,
    headers: {
      "content-type": type,
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      ...headers,
    },
  })
}
