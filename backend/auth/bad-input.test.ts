import { afterAll, expect, test } from "vitest"
import { isId, ROUTES } from "./routes.ts"
import { authBackend, PASSWORD } from "./testing/auth-backend.ts"

const backend = await authBackend()
afterAll(backend.close)

const { session, user } = await backend.signedIn("input@example.org")

const BODIES: [string, string | Uint8Array<ArrayBuffer>][] = [
  ["no JSON", "{"],
  ["a list", "[]"],
  ["a number", "7"],
  ["null", "null"],
  ["broken UTF-8", new Uint8Array([0x7b, 0xff, 0x7d])],
  [
    "wrong types",
    JSON.stringify({
      email: 1,
      password: [],
      data: "x",
      type: {},
      token: 5,
      refresh_token: false,
      code: 1,
      factor_type: 2,
      challenge_id: 3,
      auth_code: [],
      code_verifier: 1,
      provider: 1,
    }),
  ],
  [
    "a NUL",
    JSON.stringify({ email: "a\0@example.org", password: `${PASSWORD}\0`, token: "\0", data: { a: "\0" } }),
  ],
  [
    "half a surrogate pair",
    '{"email":"a@example.org","password":"\\ud800 tulip gravel","data":{"a":"\\udfff"}}',
  ],
  ["a key with NUL", '{"data":{"a\\u0000b":1}}'],
  ["a megabyte", JSON.stringify({ email: "a@example.org", password: "x".repeat(1024 * 1024) })],
  ["a deep nest", `{"data":${'{"a":'.repeat(5000)}1${"}".repeat(5000)}}`],
]

const WRITING = ROUTES.filter(({ method }) => method !== "GET").map(({ method, path, access }) => ({
  name: `${method} /${path.join("/")}`,
  method,
  path: `/${path.map(part => (isId(part) ? user.id : part)).join("/")}`,
  access,
}))

test.each(BODIES)("rejects %s as a body with a plain client error", async (what, body) => {
  for (const { name, method, path, access } of WRITING) {
    // Sign-out ignores its body, and deleting would remove the account under test.
    if (path === "/logout" || name.startsWith("DELETE")) continue
    for (const query of path === "/token"
      ? ["?grant_type=password", "?grant_type=refresh_token", "?grant_type=pkce"]
      : [""]) {
      const headers: Record<string, string> = { "content-type": "application/json" }
      if (access === "admin") headers.apikey = backend.secretKey
      if (access === "member") headers.authorization = `Bearer ${session.access_token}`
      const response = await backend.request(path + query, { method, body, headers })
      const json = await response.json()
      expect([name, what, response.status >= 400 && response.status < 500, json]).toEqual([
        name,
        what,
        true,
        { code: response.status, error_code: expect.stringMatching(/^[a-z_]+$/), msg: expect.any(String) },
      ])
    }
  }
})

test("a client that sends its API version gets the error code as text", async () => {
  const response = await backend.request("/signup", {
    method: "POST",
    body: "{",
    headers: { "x-supabase-api-version": "2024-01-01" },
  })
  expect(await response.json()).toEqual({ code: "bad_json", message: expect.any(String) })
  expect(response.headers.get("x-supabase-api-version")).toBe("2024-01-01")
  expect(response.headers.get("x-sb-error-code")).toBe("bad_json")
})

test("keys like __proto__ are stored as data without side effects", async () => {
  const data = '{"__proto__":{"polluted":true},"constructor":{"a":1},"toString":"x"}'
  const response = await backend.request("/user", {
    method: "PUT",
    body: `{"data":${data},"__proto__":{"password":"x"}}`,
    headers: { authorization: `Bearer ${session.access_token}` },
  })
  expect(response.status).toBe(200)
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  const [row] = await backend.sql("select raw_user_meta_data::text as data from auth.users where id = $1", [
    user.id,
  ])
  expect(row?.data).toContain('"__proto__": {"polluted": true}')
})

test.each([
  "",
  "plain",
  "a@b",
  "a@b..org",
  "a b@example.org",
  "a@example.org ",
  "a@example.org\r\nBcc: x@example.org",
  '"a b"@example.org',
  "x:a@example.org,b@example.org;",
  "a@example.org,b@example.org",
  "<a@example.org>",
  "a@exämple.org",
  `${"a".repeat(65)}@example.org`,
  `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(20)}.org`,
])("rejects %j as an email address for sign-up", async email => {
  for (const path of ["/signup", "/otp", "/recover"]) {
    const response = await backend.request(path, {
      method: "POST",
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    expect([path, response.status, (await response.json()).error_code]).toEqual([
      path,
      400,
      "validation_failed",
    ])
  }
})

test("reports unknown paths and wrong methods", async () => {
  const missing = await backend.request("/nothing")
  expect([missing.status, (await missing.json()).error_code]).toEqual([404, "not_found"])
  const wrong = await backend.request("/signup")
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "POST"])
  expect((await backend.request("/verify?token=%00&type=signup")).status).toBe(400)
})

test("distinguishes missing and wrong keys and tokens", async () => {
  const none = await backend.fetch(new Request("http://localhost:3000/auth/v1/settings"))
  expect([none.status, (await none.json()).message]).toEqual([401, "No API key found in request"])
  expect((await backend.request("/settings", { headers: { apikey: "sb_publishable_wrong" } })).status).toBe(
    401,
  )
  const anonymous = await backend.request("/user")
  expect([anonymous.status, (await anonymous.json()).error_code]).toEqual([401, "no_authorization"])
  const broken = await backend.request("/user", { headers: { authorization: "Bearer a.b.c" } })
  expect([broken.status, (await broken.json()).error_code]).toEqual([403, "bad_jwt"])
  expect(broken.headers.get("cache-control")).toBe("no-store")
})
