import { expect, test } from "vitest"
import { kitAvailability } from "./kit-availability.ts"

const READY = {
  has_certificate: true,
  has_consent: true,
  has_open_request: false,
  next_request_at: null,
  days_between: 1,
  kits: 3,
}
const NEXT = "2027-01-30T12:00:00+00:00"
const at = (status: Partial<Parameters<typeof kitAvailability>[0]>) =>
  kitAvailability({ ...READY, ...status })

test("only members with a certificate and consent see the form, while there are kits", () => {
  expect(at({})).toEqual({ kind: "form" })
  expect(at({ has_certificate: false })).toEqual({ kind: "no-certificate" })
  expect(at({ has_consent: false })).toEqual({ kind: "no-consent" })
  expect(at({ kits: 0 })).toEqual({ kind: "no-kits" })
})

test("an open request comes before every other reason", () => {
  expect(at({ has_open_request: true, has_certificate: false })).toEqual({ kind: "request-open" })
})

test("the date of the next request is the database's", () => {
  expect(at({ next_request_at: NEXT, has_consent: false })).toEqual({ kind: "too-soon", from: NEXT })
  expect(at({ next_request_at: NEXT, has_certificate: false })).toEqual({ kind: "no-certificate" })
})
