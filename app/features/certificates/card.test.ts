import { expect, test } from "vitest"
import { type Card, formatCertificateNumber, nameOrNote, stateLabel } from "./card.ts"
import { readCertificateId } from "./certificate-id.ts"
import { linkedInLink } from "./linkedin.ts"
import { waitForLookup } from "./lookup-limit.server.ts"

const ID = "0123456789abcdef0123456789abcdef"
const NOW = Date.parse("2026-07-01T00:00:00Z")

function card(changes: Partial<Card>): Card {
  return {
    ...{
      id: ID,
      name: "A. R.",
      course: "Basics & more",
      courseSlug: null,
      criteria: "Passed.",
      statusNumber: 1,
    },
    ...{ issuedAt: "2026-06-02T12:00:00Z", expiresAt: "2028-06-02T12:00:00Z", status: "valid" as const },
    ...{ reason: null, replaces: null, replacedBy: null, isErased: false, canRenew: false },
    ...changes,
  }
}

test.each<[Partial<Card>, string, string]>([
  [{}, "This one’s real", "valid today"],
  [{ expiresAt: null }, "This one’s real", "valid today"],
  [{ expiresAt: "2026-07-24T00:00:00Z" }, "This one’s real", "valid today"],
  [{ expiresAt: "2026-07-24T00:00:00Z", canRenew: true }, "Expires in 23 days", "July 24, 2026"],
  [{ expiresAt: "2026-07-01T06:00:00Z", canRenew: true }, "Expires in 1 day", "July 1, 2026"],
  [{ status: "expired", expiresAt: "2026-06-30T00:00:00Z" }, "Expired", "June 30, 2026"],
  [{ status: "suspended", reason: "under-review" }, "Suspended", "We’re reviewing it."],
  [{ status: "revoked", reason: "issued-in-error" }, "Revoked", "It was issued in error."],
  [{ replacedBy: "f".repeat(32) }, "Replaced", "newer certificate"],
  [
    { isErased: true },
    "Real, with the name erased",
    "issued it on June 2, 2026, valid until June 2, 2028. The holder",
  ],
  [{ isErased: true, expiresAt: null }, "Real, with the name erased", "had their data erased"],
  [
    { isErased: true, canRenew: true, expiresAt: "2026-07-24T00:00:00Z" },
    "Real, with the name erased",
    "July 24",
  ],
  [
    { isErased: true, status: "expired", expiresAt: "2026-06-30T00:00:00Z" },
    "Expired",
    "had their data erased",
  ],
  [
    { isErased: true, status: "revoked", reason: "cheating" },
    "Revoked",
    "fairly. The holder had their data erased",
  ],
  [{ isErased: true, replacedBy: "f".repeat(32) }, "Replaced", "had their data erased"],
])("a certificate with %o has the right status text", (changes, headline, part) => {
  const state = stateLabel(card(changes), NOW)
  expect(state.headline).toBe(headline)
  expect(state.sentence).toContain(part)
})

test("a hidden name and an erased name have different notes", () => {
  expect(nameOrNote(card({}))).toBe("A. R.")
  expect(nameOrNote(card({ name: null }))).toBe("The holder has hidden the name")
  expect(nameOrNote(card({ name: null, isErased: true }))).toBe("The holder’s name was erased")
})

test.each([
  [ID],
  [`No. ${formatCertificateNumber(ID)}`],
  [`  ${ID.toUpperCase()} `],
  [`https://site.example/certificate/${ID}?utm_source=x`],
  [`https://site.example/verify/${ID}`],
])("%s contains a certificate id", text => {
  expect(readCertificateId(text)).toBe(ID)
})

test.each([[""], ["hello"], [ID.slice(1)], [`${ID}0`], ["%00"], ["x".repeat(4096)]])(
  "%s contains no certificate id",
  text => {
    expect(readCertificateId(text)).toBeNull()
  },
)

test("the LinkedIn link contains the data of the certificate", () => {
  const fields = new URL(linkedInLink(card({}), "Open Airway", "https://site.example/c")).searchParams
  expect(Object.fromEntries(fields)).toEqual({
    startTask: "CERTIFICATION_NAME",
    name: "Basics & more",
    organizationName: "Open Airway",
    issueYear: "2026",
    issueMonth: "6",
    expirationYear: "2028",
    expirationMonth: "6",
    certUrl: "https://site.example/c",
    certId: ID,
  })
})

test("an IP address may look up 30 a minute; an IPv6 /64 network counts as one", () => {
  const tries = (address: string | null, at: number) =>
    Array.from({ length: 31 }, () => waitForLookup(address, "lookup", at)).at(-1)
  expect(tries("192.0.2.1", NOW)).toBe(60)
  expect(waitForLookup("192.0.2.1", "lookup", NOW + 45_000)).toBe(15)
  expect(waitForLookup("192.0.2.1", "lookup", NOW + 60_000)).toBeNull()
  expect(waitForLookup("192.0.2.2", "lookup", NOW)).toBeNull()
  expect(tries("2001:db8:1:2::1", NOW)).toBe(60)
  expect(waitForLookup("2001:db8:1:2:3:4:5:6", "lookup", NOW)).toBe(60)
  expect(waitForLookup("2001:db8:1:3::1", "lookup", NOW)).toBeNull()
  expect(tries(null, NOW)).toBeNull()
  expect(waitForLookup("192.0.2.1", "page", NOW)).toBeNull()
})
