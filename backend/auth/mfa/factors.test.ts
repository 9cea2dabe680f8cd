import { afterAll, expect, test } from "vitest"
import { authBackend, decodeClaims, OTHER_PASSWORD, PASSWORD } from "../testing/auth-backend.ts"
import { currentStep, totpCode } from "./totp.ts"

const backend = await authBackend()
afterAll(backend.close)

async function enrolled(email: string) {
  const { browser, session } = await backend.signedIn(email)
  const { data, error } = await browser.auth.mfa.enroll({
    factorType: "totp",
    friendlyName: "phone",
    issuer: "Air",
  })
  if (error) throw error
  return { browser, session, factorId: data.id, totp: data.totp }
}

async function verified(email: string) {
  const created = await enrolled(email)
  const code = totpCode(created.totp.secret, currentStep())
  const { error } = await created.browser.auth.mfa.challengeAndVerify({ factorId: created.factorId, code })
  if (error) throw error
  return { ...created, code }
}

test("enrolling returns a secret, its URI and a QR code", async () => {
  const { browser, totp } = await enrolled("enroll@example.org")
  expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(totp.uri).toBe(
    `otpauth://totp/Air:enroll%40example.org?algorithm=SHA1&digits=6&issuer=Air&period=30&secret=${totp.secret}`,
  )
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/)
  const again = await browser.auth.mfa.enroll({ factorType: "totp", friendlyName: "phone" })
  expect(again.error).toMatchObject({ status: 422, code: "mfa_factor_name_conflict" })
  const phone = await browser.auth.mfa.enroll({ factorType: "phone", phone: "+15551234567" })
  expect(phone.error).toMatchObject({ status: 422, code: "mfa_phone_enroll_not_enabled" })
})

test("a valid code raises the session to aal2, and refreshing keeps it", async () => {
  const { browser, factorId, totp } = await enrolled("lift@example.org")
  const challenge = await browser.auth.mfa.challenge({ factorId })
  expect(challenge.data).toMatchObject({ type: "totp", expires_at: expect.any(Number) })
  const challengeId = challenge.data!.id
  const code = totpCode(totp.secret, currentStep())
  const wrong = await browser.auth.mfa.verify({
    factorId,
    challengeId,
    code: code === "000000" ? "000001" : "000000",
  })
  expect(wrong.error).toMatchObject({ status: 422, code: "mfa_verification_failed" })
  expect((await browser.auth.mfa.verify({ factorId, challengeId, code })).error).toBeNull()
  expect((await browser.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: "aal2",
    nextLevel: "aal2",
    currentAuthenticationMethods: [{ method: "totp" }, { method: "password" }],
  })
  expect((await browser.auth.mfa.listFactors()).data?.totp).toEqual([
    expect.objectContaining({ id: factorId, status: "verified", friendly_name: "phone" }),
  ])
  const { data } = await browser.auth.refreshSession()
  expect(decodeClaims(data.session!.access_token).aal).toBe("aal2")
})

test("rejects a used code, in another session and concurrently", async () => {
  const { factorId, totp, code } = await verified("replay@example.org")
  const other = backend.client()
  await other.auth.signInWithPassword({ email: "replay@example.org", password: PASSWORD })
  expect((await other.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: "aal1",
    nextLevel: "aal2",
  })
  expect((await other.auth.mfa.challengeAndVerify({ factorId, code })).error?.code).toBe(
    "mfa_verification_failed",
  )
  const next = totpCode(totp.secret, currentStep() + 1)
  const challenges = await Promise.all([1, 2, 3, 4].map(() => other.auth.mfa.challenge({ factorId })))
  const responses = await Promise.all(
    challenges.map(({ data }) => other.auth.mfa.verify({ factorId, challengeId: data!.id, code: next })),
  )
  expect(responses.filter(({ error }) => error === null)).toHaveLength(1)
})

test("with a second factor, aal1 cannot change the account, its factors or its other sessions", async () => {
  const { factorId } = await verified("guarded@example.org")
  const weak = backend.client()
  await weak.auth.signInWithPassword({ email: "guarded@example.org", password: PASSWORD })
  expect((await weak.auth.updateUser({ password: OTHER_PASSWORD })).error).toMatchObject({
    status: 401,
    code: "insufficient_aal",
  })
  expect((await weak.auth.updateUser({ email: "mine@example.org" })).error?.code).toBe("insufficient_aal")
  expect((await weak.auth.updateUser({ data: { name: "Mine" } })).error?.code).toBe("insufficient_aal")
  expect((await weak.auth.reauthenticate()).error?.code).toBe("insufficient_aal")
  expect((await weak.auth.signOut({ scope: "others" })).error).toMatchObject({ code: "insufficient_aal" })
  expect((await weak.auth.mfa.unenroll({ factorId })).error).toMatchObject({
    status: 422,
    code: "insufficient_aal",
  })
  const more = await weak.auth.mfa.enroll({ factorType: "totp", friendlyName: "mine" })
  expect(more.error).toMatchObject({ status: 403, code: "insufficient_aal" })
  expect((await weak.auth.signOut({ scope: "local" })).error).toBeNull()
})

test("verifying the first factor ends sessions that have not proved it", async () => {
  const { browser, factorId, totp } = await enrolled("others@example.org")
  const other = backend.client()
  await other.auth.signInWithPassword({ email: "others@example.org", password: PASSWORD })
  await browser.auth.mfa.challengeAndVerify({ factorId, code: totpCode(totp.secret, currentStep()) })
  expect((await other.auth.getUser()).error?.name).toBe("AuthSessionMissingError")
})

test("a new and a removed factor are reported by email", async () => {
  const { browser, factorId } = await verified("notified@example.org")
  expect(await backend.messagesTo("notified@example.org")).toEqual(["second-factor-added"])
  await browser.auth.mfa.unenroll({ factorId })
  expect(await backend.messagesTo("notified@example.org")).toEqual([
    "second-factor-added",
    "second-factor-removed",
  ])
})

test("staff enroll their first factor only in a session opened by email", async () => {
  const email = "desk@example.org"
  const { browser, user } = await backend.signedIn(email)
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, 'editor')", [user!.id])
  const refused = await browser.auth.mfa.enroll({ factorType: "totp" })
  expect(refused.error).toMatchObject({ status: 403, code: "reauthentication_needed" })
  await browser.auth.signInWithOtp({ email })
  const token = (await backend.lastEmail(email)).code
  await browser.auth.verifyOtp({ email, token, type: "email" })
  expect((await browser.auth.mfa.enroll({ factorType: "totp" })).error).toBeNull()
})

test("removing the factor returns the session to aal1", async () => {
  const { browser, factorId } = await verified("remove@example.org")
  expect((await browser.auth.mfa.unenroll({ factorId })).data?.id).toBe(factorId)
  const { data } = await browser.auth.refreshSession()
  expect(decodeClaims(data.session!.access_token)).toMatchObject({
    aal: "aal1",
    amr: [{ method: "password" }],
  })
})

test("a challenge expires after five minutes and works once; other users' factors are not found", async () => {
  const { browser, factorId, totp } = await enrolled("mine@example.org")
  const { data } = await browser.auth.mfa.challenge({ factorId })
  await backend.sql(
    "update auth.mfa_challenges set created_at = created_at - interval '6 minutes' where id = $1",
    [data!.id],
  )
  const code = totpCode(totp.secret, currentStep())
  const late = await browser.auth.mfa.verify({ factorId, challengeId: data!.id, code })
  expect(late.error).toMatchObject({ status: 422, code: "mfa_challenge_expired" })
  const { browser: stranger } = await backend.signedIn("stranger@example.org")
  expect((await stranger.auth.mfa.challenge({ factorId })).error).toMatchObject({
    status: 404,
    code: "mfa_factor_not_found",
  })
})

test("a challenge can be verified from another address", async () => {
  const { session, factorId, totp } = await enrolled("moving@example.org")
  async function post(path: string, address: string, body: object) {
    const headers = { authorization: `Bearer ${session.access_token}`, "x-client-address": address }
    return backend.request(`/factors/${factorId}${path}`, {
      ...{ method: "POST", headers, body: JSON.stringify(body) },
    })
  }
  const challenge = await (await post("/challenge", "203.0.113.7", {})).json()
  const code = totpCode(totp.secret, currentStep())
  const verified = await post("/verify", "198.51.100.7", { challenge_id: challenge.id, code })
  expect(verified.status).toBe(200)
})
