import { createHmac, randomUUID } from "node:crypto"
import { exportSPKI, generateKeyPair, importJWK, type JWTPayload, SignJWT } from "jose"
import { expect, onTestFinished, test, vi } from "vitest"
import type { Keys } from "./keys.ts"
import { issuerOf, registerSessionCheck, signAccessToken, verifyCaller } from "./tokens.ts"

const SITE = "https://site.example"
const SUB = randomUUID()
const SESSION = randomUUID()
const keys = await newKeys("k1")

async function newKeys(kid: string): Promise<Keys> {
  const { exportJWK } = await import("jose")
  const { publicKey, privateKey } = await generateKeyPair("ES256", { extractable: true })
  const signing = [{ kid, privateJwk: await exportJWK(privateKey), publicJwk: await exportJWK(publicKey) }]
  return { publishableKey: "sb_publishable_a", secretKey: "sb_secret_b", signing }
}

function seconds(fromNow: number) {
  return Math.floor(Date.now() / 1000) + fromNow
}

async function token(claims: JWTPayload, header: { alg?: string; kid?: string } = {}, signer = keys) {
  const good = {
    role: "authenticated",
    aud: "authenticated",
    iss: issuerOf(SITE),
    sub: SUB,
    session_id: SESSION,
    exp: seconds(600),
  }
  const key = await importJWK(signer.signing[0]!.privateJwk, "ES256")
  const all = Object.fromEntries(
    Object.entries({ ...good, ...claims }).filter(([, value]) => value !== undefined),
  )
  return new SignJWT(all).setProtectedHeader({ alg: "ES256", kid: "k1", ...header }).sign(key)
}

function unsigned(header: object, claims: object) {
  return [header, claims].map(part => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".")
}

function asking(authorization?: string, apikey: string | null = "sb_publishable_a") {
  const headers = new Headers()
  if (apikey !== null) headers.set("apikey", apikey)
  if (authorization !== undefined) headers.set("authorization", authorization)
  return verifyCaller(headers, keys, SITE)
}

test("an API key alone is a visitor or the service", async () => {
  expect(await asking()).toEqual({ role: "anon", claims: { role: "anon" } })
  expect(await asking(undefined, "sb_secret_b")).toMatchObject({ role: "service_role" })
  expect(await asking("Bearer sb_secret_b", "sb_secret_b")).toMatchObject({ role: "service_role" })
})

test("a valid token is a member, whichever key comes with it", async () => {
  const bearer = `Bearer ${await signAccessToken(keys, SITE, { sub: SUB, session_id: SESSION, aal: "aal1" })}`
  for (const key of ["sb_publishable_a", "sb_secret_b"]) {
    const caller = await asking(bearer, key)
    expect(caller).toMatchObject({ role: "authenticated", claims: { sub: SUB, aal: "aal1" } })
  }
})

const good = { role: "authenticated", aud: "authenticated", iss: issuerOf(SITE), sub: SUB, exp: seconds(600) }
const publicPem = await exportSPKI((await importJWK(keys.signing[0]!.publicJwk, "ES256")) as CryptoKey)
const hmacBody = unsigned({ alg: "HS256", kid: "k1" }, good)

test.each<[trick: string, make: () => string | Promise<string>, code: string]>([
  ["expired", () => token({ exp: seconds(-1) }), "PGRST303"],
  ["without exp", () => token({ exp: undefined }), "PGRST303"],
  ["with an exp that is no number", () => token({ exp: "soon" as unknown as number }), "PGRST303"],
  ["that lives for days", () => token({ exp: seconds(7 * 86_400) }), "PGRST303"],
  ["not valid yet", () => token({ nbf: seconds(60) }), "PGRST303"],
  ["for another audience", () => token({ aud: "other" }), "PGRST303"],
  ["for several audiences", () => token({ aud: ["authenticated", "other"] }), "PGRST303"],
  ["without an audience", () => token({ aud: undefined }), "PGRST303"],
  ["of another issuer", () => token({ iss: "https://evil.example/auth/v1" }), "PGRST303"],
  ["without an issuer", () => token({ iss: undefined }), "PGRST303"],
  ["with the role service_role", () => token({ role: "service_role" }), "PGRST303"],
  ["with the role postgres", () => token({ role: "postgres" }), "PGRST303"],
  ["with the role anon", () => token({ role: "anon" }), "PGRST303"],
  ["without a role", () => token({ role: undefined }), "PGRST303"],
  ["without a sub", () => token({ sub: undefined }), "PGRST303"],
  ["with a sub that is no uuid", () => token({ sub: "1; drop table users" }), "PGRST303"],
  ["without a session", () => token({ session_id: undefined }), "PGRST303"],
  ["with a session that is no uuid", () => token({ session_id: "" }), "PGRST303"],
  ["signed by another key", async () => token({}, {}, await newKeys("k1")), "PGRST301"],
  ["naming an unknown key", () => token({}, { kid: "k2" }), "PGRST301"],
  ["naming no key", () => token({}, { kid: undefined }), "PGRST301"],
  ["with alg none", () => `${unsigned({ alg: "none", kid: "k1" }, good)}.`, "PGRST301"],
  [
    "signed with the public key as HS256 secret",
    () => `${hmacBody}.${createHmac("sha256", publicPem).update(hmacBody).digest("base64url")}`,
    "PGRST301",
  ],
  ["with a changed payload", async () => changed(await token({})), "PGRST301"],
  ["cut short", async () => (await token({})).slice(0, -10), "PGRST301"],
  ["of two parts", () => "a.b", "PGRST301"],
  ["of junk", () => "a.b.c", "PGRST301"],
  ["that is the secret key beside another", () => "sb_secret_b", "PGRST301"],
])("rejects a token %s", async (_, make, code) => {
  const invalidToken = await asking(`Bearer ${await make()}`).catch(error => error)
  expect(invalidToken).toMatchObject({ status: 401, body: { code } })
  expect(invalidToken.headers["www-authenticate"]).toMatch(/^Bearer error="invalid_token"/)
})

function changed(good: string) {
  const [header, , signature] = good.split(".")
  const payload = Buffer.from(JSON.stringify({ role: "authenticated", sub: randomUUID(), exp: seconds(600) }))
  return `${header}.${payload.toString("base64url")}.${signature}`
}

test.each(["Basic abc", "Bearer", "Bearer a b", "", "bearer\t"])(
  "the header %j is not a bearer token",
  async header => {
    await expect(asking(header)).rejects.toMatchObject({ status: 401 })
  },
)

test.each<[key: string | null, message: string]>([
  [null, "No API key found in request"],
  ["sb_publishable_wrong", "Invalid API key"],
  ["sb_publishable_", "Invalid API key"],
  ["", "No API key found in request"],
])("rejects the API key %j", async (key, message) => {
  await expect(asking(undefined, key)).rejects.toMatchObject({ status: 401, body: { message } })
})

test("rejects a token once it has expired", async () => {
  const brief = `Bearer ${await token({ exp: seconds(600) })}`
  expect(await asking(brief)).toMatchObject({ role: "authenticated" })
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 601_000 })
  onTestFinished(() => void vi.useRealTimers())
  await expect(asking(brief)).rejects.toMatchObject({ body: { message: "JWT expired" } })
})

test("rejects a token of another site", async () => {
  const bearer = `Bearer ${await signAccessToken(keys, SITE, { sub: SUB, session_id: SESSION })}`
  await asking(bearer)
  const headers = new Headers({ apikey: "sb_publishable_a", authorization: bearer })
  await expect(verifyCaller(headers, keys, "https://other.example")).rejects.toMatchObject({ status: 401 })
})

test("if the session cannot be checked, the response asks to retry instead of to sign in", async () => {
  const others = await newKeys("k1")
  registerSessionCheck(others, () => Promise.reject(new Error("timeout exceeded when trying to connect")))
  const authorization = `Bearer ${await token({}, {}, others)}`
  const headers = new Headers({ apikey: others.publishableKey, authorization })
  await expect(verifyCaller(headers, others, SITE)).rejects.toMatchObject({
    status: 503,
    headers: { "retry-after": "1" },
  })
})
