import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { formatBits, qrModules } from "./qr.ts"
import { mendingBytes } from "./qr-codewords.ts"
import { currentStep, matchingStep, newTotpSecret, totpCode } from "./totp.ts"

// "12345678901234567890", the secret of the examples in RFC 6238.
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"

test.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1234567890, "005924"],
  [20000000000, "353130"],
])("the code at second %d is the RFC's", (second, code) => {
  expect(totpCode(SECRET, Math.floor(second / 30))).toBe(code)
})

test("a code counts in its step and one to either side, and only after the last one used", () => {
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

test("the bytes that mend a QR code are those of the standard's example", () => {
  const data = Uint8Array.from([32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17])
  expect([...mendingBytes(data, 10)]).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
})

test("level and mask are written as the standard's table has them", () => {
  const bits = [0, 1, 2, 3, 4, 5, 6, 7].map(mask => formatBits(mask).toString(16))
  expect(bits).toEqual(["5412", "5125", "5e7c", "5b4b", "45f9", "40ce", "4f97", "4aa0"])
})

// Sizes and pictures as an encoder by others draws them too.
test.each([
  ["a", 21, "ad65f877bf9411d1"],
  [
    "otpauth://totp/Open%20Airway:ann%40example.org?algorithm=SHA1&digits=6&issuer=Open%20Airway&period=30" +
      "&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
    49,
    "d862758a90428953",
  ],
  ["x".repeat(900), 113, "6015be7d545f288a"],
])("the picture of %s is right", (text, size, hash) => {
  const modules = qrModules(text)
  expect(modules).toHaveLength(size)
  const drawn = modules.map(row => row.map(dark => (dark ? "1" : "0")).join("")).join("\n")
  expect(createHash("sha256").update(drawn).digest("hex").slice(0, 16)).toBe(hash)
})

test("what no QR code of ours holds is refused", () => {
  expect(() => qrModules("x".repeat(2000))).toThrow(RangeError)
})
