import { expect, test } from "vitest"
import { kitAvailability } from "./kit-availability.ts"

const NOW = Date.parse("2026-11-15T12:00:00Z")
const READY = { request: null, kits: 3, hasCertificate: true, hasConsent: true }
const request = (status: string, requested_at = "2026-11-01T12:00:00Z") => ({
  request: { status, requested_at },
})
const at = (known: Partial<Parameters<typeof kitAvailability>[0]>) =>
  kitAvailability({ ...READY, ...known }, NOW)

test("a certified person finds the form, and nobody else does", () => {
  expect(at({})).toEqual({ kind: "form" })
  expect(at({ hasCertificate: false })).toEqual({ kind: "no-certificate" })
  expect(at({ hasConsent: false })).toEqual({ kind: "no-consent" })
  expect(at({ kits: 0 })).toEqual({ kind: "no-kits" })
})

test("while a request is open there is no second one", () => {
  for (const status of ["requested", "approved", "packed"])
    expect(at({ ...request(status), hasCertificate: false })).toEqual({ kind: "request-open" })
})

test("after a kit was sent the next one waits for 90 days from the request", () => {
  for (const status of ["shipped", "delivered"]) {
    expect(at(request(status))).toEqual({ kind: "too-soon", from: "2027-01-30T12:00:00.000Z" })
    expect(at(request(status, "2026-08-17T12:00:00Z"))).toEqual({ kind: "form" })
  }
})

test("a request that came to nothing does not stand in the way", () => {
  for (const status of ["canceled", "out_of_stock"]) expect(at(request(status))).toEqual({ kind: "form" })
})
