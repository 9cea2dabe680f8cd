import { expect, test } from "vitest"
import { currentStep, matchingStep, newTotpSecret, totpCode } from "./totp.ts"

// "12345678901234567890", the secret of the examples in RFC 6238.
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"

test.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1234567890, "005924"],
  [20000000000, "353130"],
])("the code at second %d matches the RFC", (second, code) => {
  expect(totpCode(SECRET, Math.floor(second / 30))).toBe(code)
})

test("accepts a code one step early or late, and only after the last one used", () => {
  const secret = newTotpSecret()
  const now = currentStep()
  for (const offset of [-1, 0, 1]) {
    expect(matchingStep(secret, totpCode(secret, now + offset), -1)).toBe(now + offset)
  }
  expect(matchingStep(secret, totpCode(secret, now - 3), -1)).toBeNull()
  expect(matchingStep(secret, totpCode(secret, now), now)).toBeNull()
  expect(matchingStep(secret, totpCode(secret, now + 1), now)).toBe(now + 1)
  for (const odd of ["", "1", "1234567", "abcdef"]) expect(matchingStep(secret, odd, -1)).toBeNull()
})
