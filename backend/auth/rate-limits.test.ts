import { afterAll, expect, test } from "vitest"
import { serve } from "#server/testing/test-server.ts"
import { DEFAULT_OPTIONS } from "./options.ts"
import { delayMs, waitSeconds } from "./rate-limits.ts"
import { authBackend, isolatedBackend, PASSWORD } from "./testing/auth-backend.ts"

const { limits } = DEFAULT_OPTIONS
const backend = await authBackend({ limits })
afterAll(backend.close)

function from(address: string) {
  return backend.client(undefined, { "x-client-address": address })
}

test("200 wrong passwords are throttled, and the right one from another network still works", async () => {
  const email = "attacked@example.org"
  await backend.account(email)
  const statuses: (number | undefined)[] = []
  const start = Date.now()
  for (let i = 0; i < 200; i++) {
    const { error } = await from("198.51.100.1").auth.signInWithPassword({
      email,
      password: `wrong number ${i}`,
    })
    statuses.push(error?.status)
  }
  expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400])
  // The waits double, from two seconds: a slow machine gets one more attempt for each that has passed.
  const waits = Math.floor(Math.log2((Date.now() - start) / 1000 + 2)) - 1
  const later = statuses.slice(5)
  const throttled = later.filter(status => status === 429)
  expect(throttled.length).toBeGreaterThanOrEqual(later.length - Math.max(waits, 0))
  const right = await from("198.51.100.1").auth.signInWithPassword({ email, password: PASSWORD })
  expect(right.error).toMatchObject({ status: 429, code: "over_request_rate_limit" })
  expect((await from("198.51.100.2").auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})

test("one address can fail fifty times a minute across accounts, then gets a retry time", async () => {
  const attempt = (i: number, address: string) =>
    backend.request("/token?grant_type=password", {
      method: "POST",
      body: JSON.stringify({ email: `nobody${i}@example.org`, password: "wrong horse" }),
      headers: { "x-client-address": address },
    })
  const responses: Response[] = []
  for (let i = 0; i < 51; i++) responses.push(await attempt(i, `2001:db8:7:7::${i}`))
  expect(responses.map(({ status }) => status)).toEqual([...Array(50).fill(400), 429])
  const wait = Number(responses[50]?.headers.get("retry-after"))
  expect(wait > 0 && wait <= 60).toBe(true)
  expect(await responses[50]?.json()).toEqual({
    code: 429,
    error_code: "over_request_rate_limit",
    msg: "Request rate limit reached",
  })
  expect((await attempt(52, "2001:db8:7:8::1")).status).toBe(400)
})

test("a class of 40 behind one address signs up, confirms and signs in within a minute", async () => {
  for (let i = 0; i < 40; i++) {
    const email = `class${i}@example.org`
    const { auth } = from("192.0.2.40")
    expect((await auth.signUp({ email, password: PASSWORD })).error).toBeNull()
    const token = (await backend.lastEmail(email)).code
    expect((await auth.verifyOtp({ email, token, type: "email" })).error).toBeNull()
    expect((await auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
    expect((await auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
    expect((await auth.refreshSession()).error).toBeNull()
  }
})

test("the wait grows with every failure up to 15 minutes; other networks only get slower responses", () => {
  expect([4, 5, 6, 7, 10, 40].map(waitSeconds)).toEqual([0, 2, 4, 8, 64, 900])
  expect([4, 5, 6, 7, 40].map(delayMs)).toEqual([0, 250, 500, 1000, 4000])
})

test("a mailbox gets one email a minute and five a day through any endpoint, whether or not it has an account", async () => {
  await backend.account("mailbox@example.org")
  const wait = (seconds: number) =>
    backend.sql("update backend.rate_limits set ends_at = ends_at - make_interval(secs => $1)", [seconds])
  for (const email of ["mailbox@example.org", "nowhere@example.org"]) {
    const { auth } = backend.client()
    expect((await auth.resetPasswordForEmail(email)).error).toBeNull()
    for (const again of [() => auth.signInWithOtp({ email }), () => auth.resend({ type: "signup", email })]) {
      expect((await again()).error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" })
    }
    for (let day = 2; day <= 5; day++) {
      await wait(60)
      expect((await auth.resetPasswordForEmail(email)).error).toBeNull()
    }
    await wait(60)
    const sixth = await auth.resetPasswordForEmail(email)
    expect(sixth.error?.message).toMatch(
      /^For security purposes, you can only request this after \d{5} seconds\.$/,
    )
  }
})

test("no other endpoint or spelling gets more email into a mailbox", async () => {
  const wait = () => backend.sql("update backend.rate_limits set ends_at = ends_at - interval '60 seconds'")
  const movers = ["mover1@example.org", "mover2@example.org"]
  for (const email of movers) {
    await wait()
    const { browser } = await backend.signedIn(email)
    expect((await browser.auth.updateUser({ email: "target@example.org" })).error).toBeNull()
  }
  // Resending an email change also emails the new mailbox.
  const { auth } = backend.client()
  for (let day = 3; day <= 8; day++) {
    await wait()
    for (const email of movers) {
      await auth.resend({ type: "email_change", email })
    }
  }
  expect(await backend.messagesTo("target@example.org")).toHaveLength(5)
  const statuses = new Set<number | undefined>()
  for (let n = 0; n < 25; n++) {
    const { error } = await auth.signInWithOtp({ email: `twin+${n}@example.org` })
    statuses.add(error?.status)
  }
  expect(statuses).toEqual(new Set([undefined, 429]))
  const sent = await backend.sql("select from private.email_outbox where to_address like 'twin+%'")
  expect(sent).toHaveLength(20)
})

test("counters survive a restart and contain no readable address", async () => {
  const email = "counted@example.org"
  expect((await from("198.51.100.9").auth.signInWithOtp({ email })).error).toBeNull()
  await backend.restart()
  expect((await from("198.51.100.9").auth.signInWithOtp({ email })).error?.status).toBe(429)
  const rows = await backend.sql("select key from backend.rate_limits")
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(row => /^[\w-]{43}$/.test(row.key))).toBe(true)
})

test("sign-up, verification and factor codes have their own limits", async () => {
  const one = { allowed: 1, seconds: 60 }
  const strict = await isolatedBackend({
    limits: {
      ...limits,
      signUpPerAddress: one,
      verifyPerAddress: one,
      verifyPerMailbox: one,
      factorPerMember: one,
    },
  })
  const { auth } = strict.client(undefined, { "x-client-address": "192.0.2.1" })
  await auth.signUp({ email: "a@example.org", password: PASSWORD })
  expect((await auth.signUp({ email: "b@example.org", password: PASSWORD })).error?.status).toBe(429)
  const guess = { token: "123456", type: "email" } as const
  expect((await auth.verifyOtp({ email: "a@example.org", ...guess })).error?.status).toBe(403)
  expect((await auth.verifyOtp({ email: "b@example.org", ...guess })).error?.status).toBe(429)
  const elsewhere = strict.client(undefined, { "x-client-address": "192.0.2.2" })
  expect((await elsewhere.auth.verifyOtp({ email: "a@example.org", ...guess })).error?.status).toBe(429)
  const { browser } = await strict.signedIn("f@example.org")
  const { data } = await browser.auth.mfa.enroll({ factorType: "totp" })
  await browser.auth.mfa.challengeAndVerify({ factorId: data!.id, code: "000000" })
  expect((await browser.auth.mfa.challenge({ factorId: data!.id })).error?.status).toBe(429)
})

test("a visitor who sends a thousand X-Forwarded-For addresses counts as one", async () => {
  const served = await serve(() => new Response("page"), { api: request => backend.fetch(request) })
  const statuses: number[] = []
  for (let i = 0; i < 52; i++) {
    const claimed = `203.0.113.${i}`
    const { status } = await served.fetch("/auth/v1/token?grant_type=password", {
      method: "POST",
      body: JSON.stringify({ email: `spoof${i}@example.org`, password: "wrong horse" }),
      headers: {
        apikey: backend.publishableKey,
        "content-type": "application/json",
        "x-forwarded-for": claimed,
        "x-client-address": claimed,
        "x-real-ip": claimed,
        forwarded: `for=${claimed}`,
      },
    })
    statuses.push(status)
  }
  await served.close()
  expect(statuses).toEqual([...Array(50).fill(400), 429, 429])
})
