import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { authBackend, OTHER_PASSWORD, PASSWORD } from "./testing/auth-backend.ts"

const backend = await authBackend()
afterAll(backend.close)

const { session } = await backend.signedIn("codes@example.org")
await backend.signedIn("known@example.org")
const { browser: enrolling } = await backend.signedIn("factor@example.org")
const factor = await enrolling.auth.mfa.enroll({ factorType: "totp" })
const challenge = await enrolling.auth.mfa.challenge({ factorId: factor.data!.id })
const factorToken = (await enrolling.auth.getSession()).data.session!.access_token
const verifyPath = `POST /factors/${factor.data!.id}/verify`

const HEADERS = {
  visitor: {},
  forger: { authorization: "Bearer a.b.c" },
  member: { authorization: `Bearer ${session.access_token}` },
  "factor owner": { authorization: `Bearer ${factorToken}` },
  admin: { apikey: backend.secretKey },
}

type Row = [who: keyof typeof HEADERS, request: string, body: object | null, status: number, code: string]

// Statuses and codes as in supabase/auth.
const ROWS: Row[] = [
  ["visitor", "POST /signup", { email: "a@example.org", password: "short" }, 422, "weak_password"],
  ["visitor", "POST /signup", { email: "a@example.org" }, 400, "validation_failed"],
  ["visitor", "POST /signup", { email: "a@example.org", password: "x".repeat(73) }, 400, "validation_failed"],
  ["visitor", "POST /signup", { phone: "+15550100", password: PASSWORD }, 400, "phone_provider_disabled"],
  ["visitor", "POST /signup", {}, 422, "anonymous_provider_disabled"],
  ["visitor", "POST /signup", { data: "x".repeat(70_000) }, 413, "request_entity_too_large"],
  ["visitor", "POST /token?grant_type=password", { password: PASSWORD }, 400, "validation_failed"],
  [
    "visitor",
    "POST /token?grant_type=password",
    { email: "known@example.org", password: OTHER_PASSWORD },
    400,
    "invalid_credentials",
  ],
  [
    "visitor",
    "POST /token?grant_type=password",
    { phone: "1", password: "x" },
    422,
    "phone_provider_disabled",
  ],
  ["visitor", "POST /token?grant_type=refresh_token", {}, 400, "validation_failed"],
  ["visitor", "POST /token?grant_type=refresh_token", { refresh_token: "x" }, 400, "refresh_token_not_found"],
  ["visitor", "POST /token?grant_type=pkce", { auth_code: "x" }, 400, "validation_failed"],
  [
    "visitor",
    "POST /token?grant_type=pkce",
    { auth_code: "x", code_verifier: "y" },
    404,
    "flow_state_not_found",
  ],
  [
    "visitor",
    "POST /token?grant_type=id_token",
    { provider: "google", id_token: "x" },
    400,
    "provider_disabled",
  ],
  ["visitor", "POST /token?grant_type=web3", {}, 422, "web3_provider_disabled"],
  ["visitor", "POST /token?grant_type=none", {}, 400, "invalid_credentials"],
  ["visitor", "POST /otp", {}, 400, "validation_failed"],
  ["visitor", "POST /otp", { phone: "+15550100" }, 400, "phone_provider_disabled"],
  ["visitor", "POST /recover", {}, 400, "validation_failed"],
  ["visitor", "POST /resend", { email: "known@example.org" }, 400, "validation_failed"],
  ["visitor", "POST /verify", { token: "123456", email: "known@example.org" }, 400, "validation_failed"],
  ["visitor", "POST /verify", { type: "email", email: "known@example.org" }, 400, "validation_failed"],
  [
    "visitor",
    "POST /verify",
    { type: "email", token: "123456", email: "no address" },
    422,
    "validation_failed",
  ],
  [
    "visitor",
    "POST /verify",
    { type: "email", token: "123456", email: "known@example.org" },
    403,
    "otp_expired",
  ],
  ["visitor", "POST /verify", { type: "email", token_hash: "x" }, 403, "otp_expired"],
  ["visitor", "GET /authorize?provider=google", null, 400, "validation_failed"],
  ["visitor", "POST /sso", { domain: "example.org" }, 404, "saml_provider_disabled"],
  ["visitor", "GET /user", null, 401, "no_authorization"],
  ["forger", "GET /user", null, 403, "bad_jwt"],
  ["member", "PUT /user", { password: PASSWORD, current_password: PASSWORD }, 422, "same_password"],
  ["member", "PUT /user", { password: OTHER_PASSWORD }, 400, "current_password_required"],
  [
    "member",
    "PUT /user",
    { password: OTHER_PASSWORD, current_password: OTHER_PASSWORD },
    400,
    "current_password_invalid",
  ],
  ["member", "PUT /user", { password: OTHER_PASSWORD, nonce: "123456" }, 422, "reauthentication_not_valid"],
  ["member", "PUT /user", { app_metadata: { a: 1 } }, 403, "not_admin"],
  ["member", "POST /logout?scope=all", null, 400, "validation_failed"],
  ["member", "GET /user/identities/authorize?provider=google", null, 404, "manual_linking_disabled"],
  ["member", "POST /factors", { factor_type: "none" }, 400, "validation_failed"],
  ["member", "POST /factors", { factor_type: "phone" }, 422, "mfa_phone_enroll_not_enabled"],
  ["member", "POST /factors", { factor_type: "webauthn" }, 422, "mfa_webauthn_enroll_not_enabled"],
  ["factor owner", "POST /factors", { factor_type: "totp" }, 422, "mfa_factor_name_conflict"],
  ["member", `POST /factors/${randomUUID()}/challenge`, {}, 404, "mfa_factor_not_found"],
  ["member", "POST /factors/1/challenge", {}, 404, "validation_failed"],
  ["factor owner", verifyPath, { challenge_id: randomUUID(), code: "123456" }, 422, "mfa_factor_not_found"],
  ["factor owner", verifyPath, { challenge_id: challenge.data!.id }, 400, "validation_failed"],
  [
    "factor owner",
    verifyPath,
    { challenge_id: challenge.data!.id, code: "wrong" },
    422,
    "mfa_verification_failed",
  ],
  ["member", "GET /admin/users", null, 403, "not_admin"],
  ["admin", "GET /admin/users?page=0", null, 400, "validation_failed"],
  ["admin", "GET /admin/users/1", null, 404, "validation_failed"],
  ["admin", `GET /admin/users/${randomUUID()}`, null, 404, "user_not_found"],
  ["admin", "POST /admin/users", {}, 400, "validation_failed"],
  ["admin", "POST /admin/users", { email: "known@example.org" }, 422, "email_exists"],
  ["admin", "POST /admin/users", { email: "b@example.org", ban_duration: "x" }, 400, "validation_failed"],
  ["admin", "POST /invite", { email: "known@example.org" }, 422, "email_exists"],
  [
    "admin",
    "POST /admin/generate_link",
    { type: "recovery", email: "unknown@example.org" },
    404,
    "user_not_found",
  ],
]

test.each(ROWS)("%s: %s with %j is %i %s", async (who, target, body, status, code) => {
  const [method = "", path = ""] = target.split(" ")
  const response = await backend.request(path, {
    method,
    headers: HEADERS[who],
    ...(body && { body: JSON.stringify(body) }),
  })
  expect([response.status, (await response.json()).error_code]).toEqual([status, code])
})

test("a banned user gets user_banned at sign-in, with an emailed link and with an old token", async () => {
  const email = "banned@example.org"
  const { browser, user } = await backend.signedIn(email)
  const { data } = await backend.admin.auth.admin.generateLink({ type: "magiclink", email })
  await backend.admin.auth.admin.updateUserById(user.id, { ban_duration: "1h" })
  const visitor = backend.client()
  const signIn = await visitor.auth.signInWithPassword({ email, password: PASSWORD })
  expect([signIn.error?.status, signIn.error?.code]).toEqual([400, "user_banned"])
  const code = await visitor.auth.verifyOtp({ type: "email", token_hash: data.properties!.hashed_token })
  expect([code.error?.status, code.error?.code]).toEqual([403, "user_banned"])
  const { error } = await browser.auth.getUser()
  expect([error?.status, error?.code]).toEqual([403, "user_banned"])
})
