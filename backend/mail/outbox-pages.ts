import { readFileSync } from "node:fs"
import type pg from "pg"
import { isLoopback } from "./loopback.ts"
import {
  listPage,
  type MailDetail,
  type MailSummary,
  mailPage,
  missingPage,
  withLinksOutside,
} from "./outbox-pages-html.ts"
import { withSiteUrl } from "./queue-email.ts"

export const MAIL_PATH = "/dev/mail"

const PAGE_SIZE = 50
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const STYLE = readFileSync(new URL("outbox-pages.css", import.meta.url))
const SUMMARY = "id, kind, to_address, subject, status, attempts, last_error, created_at"

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
// The email's HTML runs no scripts, loads nothing and has no origin; links open in a new tab.
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** The outbox as web pages, for the local machine only: its emails contain sign-in links. */
export function mailPages(admin: pg.Pool, siteUrl: string) {
  return async function handleRequest(request: Request): Promise<Response | null> {
    if (!request.url.includes(MAIL_PATH)) return null
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== MAIL_PATH && !pathname.startsWith(`${MAIL_PATH}/`)) return null
    // Our server sets this header itself, whatever the client sent.
    if (!isLoopback(request.headers.get("x-client-address") ?? "")) return textResponse(404, "Not found.")
    if (request.method !== "GET" && request.method !== "HEAD")
      return textResponse(405, "Mail can only be read here.")
    const [id, part, ...more] = pathname.slice(MAIL_PATH.length + 1).split("/")
    if (!id && part === undefined) return htmlResponse(200, await renderList(searchParams.get("before")))
    if (id === "style.css" && part === undefined) return respond(200, STYLE, "text/css; charset=utf-8")
    const mail = id && UUID.test(id) && more.length === 0 ? await mailById(id) : undefined
    if (mail && part === undefined) return htmlResponse(200, mailPage(mail))
    if (mail?.html_body && part === "html") return mailHtml(mail.html_body)
    return htmlResponse(404, missingPage())
  }

  async function renderList(before: string | null) {
    const { rows } = await admin.query<MailSummary>(
      `select ${SUMMARY} from private.email_outbox
       where $1::uuid is null or (created_at, id) < (select created_at, id from private.email_outbox where id = $1)
       order by created_at desc, id desc limit ${PAGE_SIZE + 1}`,
      [before && UUID.test(before) ? before : null],
    )
    return listPage(rows.slice(0, PAGE_SIZE), {
      hasOlder: rows.length > PAGE_SIZE,
      isNewest: before === null,
    })
  }

  async function mailById(id: string) {
    const { rows } = await admin.query<MailDetail>(
      `select ${SUMMARY}, text_body, html_body, message_id, next_attempt_at, sent_at
       from private.email_outbox where id = $1`,
      [id],
    )
    const [mail] = rows
    if (!mail) return undefined
    const shown = (body: string | null) => body && withSiteUrl(body, siteUrl)
    return { ...mail, text_body: shown(mail.text_body), html_body: shown(mail.html_body) }
  }
}

function htmlResponse(status: number, html: string) {
  return respond(status, html, "text/html; charset=utf-8", { "content-security-policy": PAGE_POLICY })
}

function mailHtml(html: string) {
  return respond(200, withLinksOutside(html), "text/html; charset=utf-8", {
    "content-security-policy": MAIL_POLICY,
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
