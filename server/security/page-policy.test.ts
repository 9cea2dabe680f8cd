import { CspEvaluator } from "csp_evaluator/dist/evaluator.js"
import { Severity } from "csp_evaluator/dist/finding.js"
import { CspParser } from "csp_evaluator/dist/parser.js"
import { expect, test } from "vitest"
import { cacheablePage, serve } from "../testing/test-server.ts"
import { createSecurityHeaders } from "./security-headers.ts"

const HTTPS = { siteUrl: new URL("https://site.test") }

test("a page's policy forbids everything not listed", async () => {
  const site = await serve((_request, app) => cacheablePage("hello", app), {
    ...HTTPS,
    port: 3000,
  })
  const { headers } = await site.fetch("/")
  const policy = Object.fromEntries(
    String(headers["content-security-policy"])
      .split("; ")
      .map(text => [text.split(" ")[0], text.split(" ").slice(1).join(" ")]),
  )
  expect(policy).toEqual({
    "default-src": "'none'",
    "script-src":
      "'strict-dynamic' https://site.test/assets/ 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
    "script-src-attr": "'none'",
    "style-src": "'self'",
    "style-src-attr": "'none'",
    "img-src": "'self' data:",
    "connect-src": "'self' wss://site.test",
    "font-src": "'self'",
    "media-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "frame-src": "https://www.youtube-nocookie.com https://player.vimeo.com",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self' https://checkout.stripe.com",
    "frame-ancestors": "'none'",
    "upgrade-insecure-requests": "",
    "report-to": "csp",
  })
  expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains; preload")
  expect(headers["reporting-endpoints"]).toBe('csp="/csp-report"')
  await site.close()
})

test("csp_evaluator finds nothing in a page's policy", async () => {
  const site = await serve((_request, app) => cacheablePage("hello", app), HTTPS)
  const policy = String((await site.fetch("/")).headers["content-security-policy"])
  await site.close()
  expect(findingsIn(policy)).toEqual([])
  // It would find a script source that serves any file of a member, and a missing base-uri.
  const weaker = policy.replace("'strict-dynamic'", "'unsafe-inline' https:").replace("base-uri 'none'; ", "")
  expect(findingsIn(weaker).length).toBeGreaterThan(1)
})

function findingsIn(policy: string) {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity !== Severity.NONE)
    .map(({ directive, value, description }) => [directive, value, description])
}

// Its own package scans over the network and brings a web server and a database with it.
test("a page has the headers that earn 130 points of the HTTP Observatory", async () => {
  const site = await serve((_request, app) => cacheablePage("hello", app), HTTPS)
  const { headers } = await site.fetch("/")
  await site.close()
  expect(headers).toMatchObject({
    "strict-transport-security": expect.stringMatching(/^max-age=63072000;/),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-resource-policy": "same-origin",
  })
  expect(headers["access-control-allow-origin"]).toBeUndefined()
  const policy = String(headers["content-security-policy"])
  for (const finding of [/\bhttp:/, /\bws:/, /localhost/, /\b\d+\.\d+\.\d+\.\d+/, /unsafe-/])
    expect(policy).not.toMatch(finding)
  for (const needed of ["default-src 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(needed)
})

test("without TLS there are no HTTPS-only headers", async () => {
  const site = await serve((_request, app) => cacheablePage("hello", app))
  const { headers } = await site.fetch("/")
  expect(headers["strict-transport-security"]).toBeUndefined()
  expect(headers["content-security-policy"]).not.toContain("upgrade-insecure-requests")
  await site.close()
})

test("a hosted project is an allowed source, and sensitive routes do not send reports", () => {
  const supabaseUrl = new URL("https://abc.supabase.co")
  const headers = createSecurityHeaders({ ...HTTPS, origins: ["https://site.test"], supabaseUrl, dev: false })
  const [[, policy] = ["", ""]] = headers.page("/", [])
  expect(policy).toContain("connect-src 'self' https://abc.supabase.co wss://abc.supabase.co;")
  expect(policy).toContain("img-src 'self' data: https://abc.supabase.co;")
  expect(policy).toContain("script-src 'strict-dynamic' https://site.test/assets/;")
  expect(headers.page("/submit-reversal", []).flat().join()).not.toMatch(/report/i)
})

test.each([
  ["/emergency", "screen-wake-lock=(self)"],
  ["/courses", "screen-wake-lock=()"],
  ["/courses/basics/learn/check", "screen-wake-lock=()"],
  ["/emergency/", "screen-wake-lock=()"],
  ["/narcatsworld/bus/breathe", "screen-wake-lock=()"],
  ["/", "screen-wake-lock=()"],
  ["/coursesx", "screen-wake-lock=()"],
  ["/verify", "screen-wake-lock=()"],
  ["/events/night-shift", "camera=()"],
  ["/events/night-shift/ticket/A1", "camera=()"],
  ["/events/night-shift/check-in", "camera=(self)"],
  ["/events/night-shift/check-in", "screen-wake-lock=()"],
  ["/staff/events/night-shift/check-in", "camera=()"],
  ["/courses", "camera=()"],
])("the page %s sends %s", async (path, feature) => {
  const site = await serve((_request, app) => cacheablePage("hello", app), HTTPS)
  const features = String((await site.fetch(path)).headers["permissions-policy"]).split(", ")
  await site.close()
  expect(features).toContain(feature)
})
