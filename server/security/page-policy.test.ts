import { expect, test } from "vitest"
import { cacheablePage, serve } from "../testing/test-server.ts"
import { createSecurityHeaders } from "./security-headers.ts"

const HTTPS = { siteUrl: new URL("https://site.test") }

test("a page's policy forbids everything not listed", async () => {
  const site = await serve((_request, services) => cacheablePage("hello", services), {
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
      "https://site.test/assets/ http://localhost:3000/assets/ http://127.0.0.1:3000/assets/ 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
    "script-src-attr": "'none'",
    "style-src": "'self'",
    "style-src-attr": "'none'",
    "img-src": "'self' data:",
    "connect-src": "'self' https://site.test wss://site.test ws://localhost:3000 ws://127.0.0.1:3000",
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

test("without TLS there are no HTTPS-only headers", async () => {
  const site = await serve((_request, services) => cacheablePage("hello", services))
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
  expect(policy).toContain("script-src https://site.test/assets/;")
  expect(headers.page("/submit-reversal", []).flat().join()).not.toMatch(/report/i)
})
