import { afterAll, expect, test } from "vitest"
import { openBackend } from "#backend/open.ts"
import { testDatabase } from "#tests/support/database.ts"
import { isCommonPassword } from "./common-passwords.ts"
import { hashPassword, isOutdatedHash, isSupportedHash, verifyPassword } from "./password-hash.ts"

const database = await testDatabase()
const { admin, close } = await openBackend({ dataDir: ".cache", databaseUrl: database.url })
afterAll(async () => {
  await close()
  await database.drop()
})

// The example that Firebase publishes for its scrypt, in the format hosted Supabase reads.
const FIREBASE =
  "$fbscrypt$v=1,n=14,r=8,p=1,ss=Bw==," +
  "sk=jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==" +
  "$42xEC+ixf3L2lw==$lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ=="

test("verifies Firebase's example hash, so that hosted can verify ours", async () => {
  expect(await verifyPassword(admin, "user1password", FIREBASE, 10)).toBe(true)
  expect(await verifyPassword(admin, "user1Password", FIREBASE, 10)).toBe(false)
})

test("two hashes of one password differ, and both verify", async () => {
  const [first, second] = await Promise.all([hashPassword("kayak", 10), hashPassword("kayak", 10)])
  expect(first).not.toBe(second)
  for (const hash of [first, second]) {
    expect(hash.length).toBeLessThanOrEqual(255)
    expect(await verifyPassword(admin, "kayak", hash, 10)).toBe(true)
    expect(await verifyPassword(admin, "Kayak", hash, 10)).toBe(false)
  }
})

test.each([
  "",
  "plain text",
  "$argon2id$v=19$m=1,t=1,p=1$a$b",
  "$fbscrypt$v=1,n=31,r=8,p=1,sk=aa$aa$aa",
  "$2a$10$short",
])("%j matches no password and is not accepted as a hash", async stored => {
  expect(await verifyPassword(admin, stored, stored, 8)).toBe(false)
  expect(isSupportedHash(stored)).toBe(false)
})

test("a hash with another cost or format is outdated", async () => {
  expect(isOutdatedHash(await hashPassword("kayak", 9), 10)).toBe(true)
  expect(isOutdatedHash(await hashPassword("kayak", 10), 10)).toBe(false)
  expect(isOutdatedHash(`$2a$10$${"a".repeat(53)}`, 10)).toBe(true)
})

test.each([
  "password1234",
  "P@ssw0rd!2026",
  "iloveyou12345",
  "qwertyuiop12",
  "Letmein!Letmein!",
  "aaaaaaaaaaaa",
  "111222333444",
  "abcdefghijkl",
  "Welcome2026!!",
  "narcan-training-1",
  "jo.smith2026!",
  "JoSmithOpenAirway",
])("%s is a common password", password => {
  expect(isCommonPassword(password, ["jo.smith@example.org", "jo.smith", "Open Airway"])).toBe(true)
})

test.each([
  "tulip gravel ninety boat",
  "xK9#mQ2$vL5n",
  "correct horse battery staple",
  "my dog eats 7 blue socks",
  "🛶🪁🧵🪴🧊🪵",
  "passwordless is not possible",
])("%s is not a common password", password => {
  expect(isCommonPassword(password, ["jo.smith@example.org", "jo.smith", "Open Airway"])).toBe(false)
})
