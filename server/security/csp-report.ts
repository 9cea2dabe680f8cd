import { type PlainResponse, textResponse } from "../http/responses.ts"
import type { Log } from "../logging/log.ts"

export const CSP_REPORT_PATH = "/csp-report"
export const CSP_REPORT_LIMIT = 16 * 1024
const LINES_PER_MINUTE = 20

/** Receives CSP violation reports. Logs only the page and the directive, never user input. */
export function createCspReportHandler(
  log: Log,
  loggedPath: (path: string) => string,
  now: () => number = Date.now,
) {
  let minute = 0
  let lines = 0

  return function receive(body: Buffer): PlainResponse {
    for (const report of parseReports(body)) {
      const current = Math.floor(now() / 60_000)
      if (current !== minute) {
        minute = current
        lines = 0
      }
      if (lines++ < LINES_PER_MINUTE) {
        const page = loggedPath(report.page)
        log.warn("a page's content security policy blocked a resource", { ...report, page })
      }
    }
    return textResponse(204, "")
  }
}

function parseReports(body: Buffer): { page: string; directive: string; blocked: string }[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(body.toString())
  } catch {
    return []
  }
  const reports = Array.isArray(parsed) ? parsed.slice(0, 10) : [parsed]
  return reports.flatMap(report => {
    const details: unknown = report?.body ?? report?.["csp-report"]
    if (typeof details !== "object" || details === null) return []
    const text = (...names: string[]) =>
      String(
        names
          .map(name => (details as Record<string, unknown>)[name])
          .find(value => typeof value === "string") ?? "",
      )
    return [
      {
        page: pathOf(text("documentURL", "document-uri")),
        directive: text("effectiveDirective", "effective-directive")
          .replace(/[^a-z-]/g, "")
          .slice(0, 40),
        blocked: sourceOf(text("blockedURL", "blocked-uri")),
      },
    ]
  })
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.slice(0, 200) : ""
}

function sourceOf(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked
  return URL.canParse(blocked) ? new URL(blocked).origin : ""
}
