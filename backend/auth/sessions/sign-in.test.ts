import { afterAll, expect, test } from "vitest"
import { SITE_URL } from "#tests/support/backend.ts"
import { authBackend, decodeClaims, PASSWORD } from "../testing/auth-backend.ts"

const backend = await authBackend()
afterAll(backend.close)

test("an access token has hosted's claims, lives five minutes and verifies offline", async () => {
  const { browser, session, user } = await backend.signedIn("claims@example.org")
  const claims = decodeClaims(session.access_token)
  expect(claims).toEqual({
    iss: `${SITE_URL}/auth/v1`,
    aud: "authenticated",
    sub: user.id,
    role: "authenticated",
    email: "claims@example.org",
    phone: "",
    aal: "aal1",
    amr: [{ method: "password", timestamp: expect.any(Number) }],
    session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: { email_verified: true },
    is_anonymous: false,
    iat: expect.any(Number),
    exp: expect.any(Number),
  })
  expect(Number(claims.exp) - Number(claims.iat)).toBe(300)
  expect(session).toMatchObject({ token_type: "bearer", expires_in: 300, expires_at: claims.exp })
  const { data } = await browser.auth.getClaims()
  expect(data?.header.alg).toBe("ES256")
  expect(data?.claims.session_id).toBe(claims.session_id)
})

test("a wrong password and an unknown address get the same response", async () => {
  await backend.account("known@example.org")
  for (const email of ["known@example.org", "unknown@example.org", "KNOWN@example.org"]) {
    const { error } = await backend
      .client()
      .auth.signInWithPassword({ email, password: "wrong horse staple" })
    expect(error).toMatchObject({
      status: 400,
      code: "invalid_credentials",
      message: "Invalid login credentials",
    })
  }
})

test("concurrent sign-ins of one member all succeed", async () => {
  const email = "popular@example.org"
  await backend.account(email)
  const responses = await Promise.all(
    Array.from({ length: 12 }, () => backend.client().auth.signInWithPassword({ email, password: PASSWORD })),
  )
  expect(responses.map(({ error }) => error)).toEqual(Array(12).fill(null))
  expect(new Set(responses.map(({ data }) => data.session!.refresh_token)).size).toBe(12)
})

test("an expired access token next to the API key does not block sign-in", async () => {
  const email = "returning@example.org"
  await backend.account(email)
  const browser = backend.client(undefined, { authorization: "Bearer an.old.one" })
  expect((await browser.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})

test("a banned user cannot sign in until the ban is lifted", async () => {
  const { id } = await backend.account("banned@example.org")
  const credentials = { email: "banned@example.org", password: PASSWORD }
  await backend.admin.auth.admin.updateUserById(id, { ban_duration: "24h" })
  const banned = await backend.client().auth.signInWithPassword(credentials)
  expect(banned.error).toMatchObject({ status: 400, code: "user_banned" })
  await backend.admin.auth.admin.updateUserById(id, { ban_duration: "none" })
  expect((await backend.client().auth.signInWithPassword(credentials)).error).toBeNull()
})

test("a hash created by hosted signs in and is replaced by ours", async () => {
  const email = "moved@example.org"
  await backend.sql(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, created_at)
     values (gen_random_uuid(), 'authenticated', 'authenticated', $1,
       extensions.crypt($2, extensions.gen_salt('bf', 6)), now(), now())`,
    [email, PASSWORD],
  )
  const wrong = await backend.client().auth.signInWithPassword({ email, password: `${PASSWORD}!` })
  expect(wrong.error?.code).toBe("invalid_credentials")
  expect((await backend.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  const [row] = await backend.sql("select encrypted_password from auth.users where email = $1", [email])
  expect(row?.encrypted_password).toMatch(/^\$fbscrypt\$v=1,n=10,r=8,p=1,sk=/)
  expect((await backend.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})

test("disabled features respond as on hosted", async () => {
  const { auth } = backend.client()
  expect((await auth.signInWithPassword({ phone: "+15551234567", password: PASSWORD })).error).toMatchObject({
    status: 422,
    code: "phone_provider_disabled",
  })
  expect((await auth.signInWithIdToken({ provider: "google", token: "x.y.z" })).error).toMatchObject({
    status: 400,
    code: "provider_disabled",
  })
  expect((await auth.signInWithSSO({ domain: "example.org" })).error).toMatchObject({
    status: 404,
    code: "saml_provider_disabled",
  })
  const { data } = await auth.signInWithOAuth({ provider: "google", options: { skipBrowserRedirect: true } })
  const { pathname, search } = new URL(data.url!)
  const authorize = await backend.request(pathname.replace("/auth/v1", "") + search)
  expect(await authorize.json()).toMatchObject({ code: 400, error_code: "validation_failed" })
  const grant = await backend.request("/token?grant_type=magic", { method: "POST", body: "{}" })
  expect([grant.status, (await grant.json()).msg]).toEqual([400, "unsupported_grant_type"])
})

test("returns settings, health and public keys without secrets", async () => {
  const settings = await (await backend.request("/settings")).json()
  expect(settings).toMatchObject({
    disable_signup: false,
    mailer_autoconfirm: false,
    external: { email: true },
  })
  expect(await (await backend.request("/health")).json()).toMatchObject({ name: "GoTrue" })
  const { keys } = await (await backend.request("/.well-known/jwks.json")).json()
  expect(keys).toEqual([expect.objectContaining({ alg: "ES256", kty: "EC", use: "sig" })])
  expect(JSON.stringify(keys)).not.toContain('"d"')
})

test("a session stores the browser and a truncated address", async () => {
  const headers = { "user-agent": "Test/1.0", "x-client-address": "203.0.113.77" }
  const { session } = await backend.signedIn("where@example.org", headers)
  const [row] = await backend.sql(
    `select user_agent, host(ip) as ip, aal, factor_id, refreshed_at, not_after - created_at as life
     from auth.sessions where id = $1`,
    [decodeClaims(session.access_token).session_id],
  )
  expect(row).toMatchObject({ user_agent: "Test/1.0", ip: "203.0.113.0", aal: "aal1", life: { days: 90 } })
})

test("emails the member about an unknown browser, but not about an update of a known one", async () => {
  const email = "devices@example.org"
  await backend.account(email)
  for (const agent of ["Fox/1.0 (Linux)", "Fox/2.5 (Linux)", "Firefox/145.0 (Windows NT 10.0)"]) {
    const browser = backend.client(undefined, { "user-agent": agent, "x-client-address": "2001:db8:1:2::3" })
    await browser.auth.signInWithPassword({ email, password: PASSWORD })
  }
  expect(await backend.messagesTo(email)).toEqual(["new-device"])
  const { text } = await backend.lastEmail(email)
  expect(text).toMatch(/^Device: Firefox on Windows\nNetwork: 2001:db8:1:x\nTime: \w+ \d+, \d{4} at .+ UTC$/m)
})
