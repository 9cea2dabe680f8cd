import { expect, test } from "vitest"
import { ConfigurationError, readEnv } from "../env.ts"
import { createGate } from "./gate.ts"
import { isPass, newPass } from "./pass.ts"
import { untilNextReset } from "./process.ts"

const KEY = "a".repeat(64)
const PUBLIC = new URL("https://practice.example.org")
const HOUR_MS = 3_600_000

test("a pass opens until its end, and only as it was signed", () => {
  const pass = newPass(KEY, 1, 0)
  expect([isPass(KEY, pass, 1), isPass(KEY, pass, 24 * HOUR_MS)]).toEqual([true, false])
  const [until, signature] = pass.split(".")
  for (const wrong of ["", ".", until!, `${Number(until) + 1}.${signature}`, `${until}.`, `${pass}x`])
    expect(isPass(KEY, wrong, 1), wrong).toBe(false)
  expect(isPass("b".repeat(64), pass, 1)).toBe(false)
})

test("a link leads into the practice site and stays out of the address", () => {
  const gate = createGate(KEY, PUBLIC)
  const pass = newPass(KEY, 1)
  const opened = gate(`/practice?pass=${pass}&next=1`, undefined)
  expect(opened?.status).toBe(303)
  const headers = new Map(opened!.headers)
  expect(headers.get("Location")).toBe("/practice?next=1")
  const cookie = headers.get("Set-Cookie")!
  expect(cookie).toMatch(/^__Host-practice=.*; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/)
  expect(gate("/staff", `theme=dark; ${cookie.split(";")[0]}`)).toBeNull()
  for (const other of [undefined, "practice=1", `__Host-practice=${newPass("b".repeat(64), 1)}`])
    expect(gate("/rest/v1/articles", other)?.status).toBe(403)
  expect(gate("//elsewhere.example/", undefined)?.status).toBe(403)
})

test("data is fresh again at four in the morning", () => {
  expect(untilNextReset(new Date(2026, 10, 18, 3, 0))).toBe(HOUR_MS)
  expect(untilNextReset(new Date(2026, 10, 18, 4, 0))).toBe(24 * HOUR_MS)
  expect(untilNextReset(new Date(2026, 10, 18, 23, 0))).toBe(5 * HOUR_MS)
})

test("a practice site refuses whatever connects it with something real", () => {
  const read = (source: NodeJS.ProcessEnv) => () => readEnv([], { NODE_ENV: "production", ...source })
  expect(read({ PRACTICE: "on", PORT: "3001" })().asPractice).toEqual({ key: null })
  for (const real of [
    { SMTP_URL: "smtp://mail.example.org", MAIL_FROM: "a@example.org" },
    { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" },
    { DATABASE_URL: "postgres://a:b@db.example.org/site" },
    { SUPABASE_URL: "https://abc.supabase.co", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_1" },
    { SEALING_KEY: KEY },
  ]) {
    expect(read({ PRACTICE: "on", ...real }), Object.keys(real)[0]).toThrow(ConfigurationError)
    expect(read({ PRACTICE: "on", ...real })).toThrow("A practice site takes no ")
  }
  expect(read({ PRACTICE: "on", SITE_URL: PUBLIC.origin })).toThrow("started by the real site")
  expect(read({ PRACTICE: "on", SITE_URL: PUBLIC.origin, PRACTICE_KEY: KEY })().asPractice?.key).toBe(KEY)
})

test("the practice site has a host of its own, because cookies reach every port of a host", () => {
  const practiceAt = (source: NodeJS.ProcessEnv) => readEnv([], { PRACTICE_PORT: "3001", ...source }).practice
  expect(practiceAt({})?.url.origin).toBe("http://127.0.0.1:3001")
  expect(practiceAt({ SITE_URL: "http://127.0.0.1:3000" })?.url.origin).toBe("http://localhost:3001")
  const SITE_URL = "https://www.example.org"
  expect(practiceAt({ SITE_URL, PRACTICE_URL: PUBLIC.origin })?.url.origin).toBe(PUBLIC.origin)
  for (const PRACTICE_URL of [undefined, "https://www.example.org:8443", "http://localhost:3001"])
    expect(() => practiceAt({ SITE_URL, PRACTICE_URL })).toThrow("PRACTICE_URL must be")
  expect(readEnv([], {}).practice).toBeNull()
})
