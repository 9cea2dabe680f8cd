import { resolve } from "node:path"
import { expect, test } from "vitest"
import { ConfigurationError, looksLikeSecret, readEnv } from "./env.ts"

test("by default the site listens on loopback with the embedded backend in development mode", () => {
  expect(readEnv([], {})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    siteUrl: new URL("http://localhost:3000"),
    supabaseUrl: null,
    publishableKey: null,
    secretKey: null,
    databaseUrl: null,
    dataDir: resolve(".data"),
    trustProxy: 0,
    dev: true,
  })
})

test("empty variables count as unset, and the site URL follows the port", () => {
  const env = readEnv([], { PORT: "8080", SITE_URL: "", DATABASE_URL: "", NODE_ENV: "production" })
  expect(env).toMatchObject({ port: 8080, databaseUrl: null, dev: false })
  expect(env.siteUrl.origin).toBe("http://localhost:8080")
  expect(readEnv(["--dev"], { NODE_ENV: "production" }).dev).toBe(true)
  expect(readEnv([], { TRUST_PROXY: "2" }).trustProxy).toBe(2)
  expect(readEnv([], { TRUST_PROXY: "off" }).trustProxy).toBe(0)
})

test.each([
  ["PORT", "0"],
  ["PORT", "70000"],
  ["PORT", "http"],
  ["PORT", "3000.5"],
  ["HOST", "a b"],
  ["SITE_URL", "openairway.example"],
  ["SITE_URL", "ftp://openairway.example"],
  ["SITE_URL", "https://openairway.example/path"],
  ["SITE_URL", "https://user:pw@openairway.example"],
  ["SUPABASE_URL", "abc.supabase.co"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["TRUST_PROXY", "yes"],
  ["SMTP_URL", "https://mail.example.org"],
  ["MAIL_FROM", "Somebody"],
  ["MAIL_FROM", "Open Airway <mail@example.org>\nBcc: x@example.org"],
  ["MAIL_FROM", "a@example.org, b@example.org"],
  ["MAIL_WEBHOOK_SECRET", "whsec_tooshort"],
  ["BEACON_URLS", "relay.example"],
  ["STRIPE_SECRET_KEY", "pk_live_abc"],
  ["STRIPE_WEBHOOK_SECRET", "sk_live_abc"],
  ["SEALING_KEY", "0123"],
  ["NODE_ENV", "prod"],
])("rejects %s=%s by name with an example, without repeating the value", (name, value) => {
  const start = () => readEnv([], { [name]: value })
  expect(start).toThrow(ConfigurationError)
  expect(start).toThrow(new RegExp(`^${name} must be .*, for example ${name}=`))
  expect(start).not.toThrow(value.length > 6 ? value : "\0")
})

test("a hosted project requires its publishable key", () => {
  expect(() => readEnv([], { SUPABASE_URL: "https://a.supabase.co" })).toThrow(
    /^SUPABASE_PUBLISHABLE_KEY is missing/,
  )
})

test("a mail server requires a sender", () => {
  const SMTP_URL = "smtp://user:pw@mail.example.org:587"
  expect(() => readEnv([], { SMTP_URL })).toThrow(/^MAIL_FROM is missing/)
  for (const MAIL_FROM of ["mail@example.org", "Open Airway <mail@example.org>"]) {
    expect(readEnv([], { SMTP_URL, MAIL_FROM })).toMatchObject({ smtpUrl: SMTP_URL, mailFrom: MAIL_FROM })
  }
  expect(readEnv([], {})).toMatchObject({ smtpUrl: null, mailFrom: null })
})

test("a Stripe key requires the secret of its webhook", () => {
  const STRIPE_SECRET_KEY = "sk_test_abc"
  expect(() => readEnv([], { STRIPE_SECRET_KEY })).toThrow(/^STRIPE_WEBHOOK_SECRET is missing/)
  expect(readEnv([], { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: "whsec_abc" }).stripe).toEqual({
    ...{ secretKey: STRIPE_SECRET_KEY, webhookSecret: "whsec_abc" },
  })
})

test("rejects a secret in a variable that is sent to browsers", () => {
  const payload = Buffer.from('{"role":"service_role"}').toString("base64url")
  for (const secret of [
    "sb_secret_abc",
    "sk_live_abc",
    "sk_test_abc",
    "whsec_abc",
    `eyJhbGciOiJIUzI1NiJ9.${payload}.sig`,
  ]) {
    const source = { SUPABASE_URL: "https://a.supabase.co", SUPABASE_PUBLISHABLE_KEY: secret }
    expect(() => readEnv([], source)).toThrow(/^SUPABASE_PUBLISHABLE_KEY contains a secret key/)
    expect(() => readEnv([], source)).not.toThrow(secret)
    expect(() => readEnv([], { SITE_URL: `https://site.test/?k=${secret}` })).toThrow(
      /^SITE_URL contains a secret/,
    )
  }
})

test("publishable keys are not mistaken for secrets", () => {
  const anon = Buffer.from('{"role":"anon"}').toString("base64url")
  for (const key of ["sb_publishable_abc", `eyJhbGciOiJIUzI1NiJ9.${anon}.sig`, "task_list", "disk_"]) {
    expect([key, looksLikeSecret(key)]).toEqual([key, false])
  }
})

test("additional sign-in methods require a hosted project", () => {
  const hosted = {
    SUPABASE_URL: "https://abcdefgh.supabase.co",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  }
  const ways = { OAUTH_PROVIDERS: "google, apple", SSO_DOMAINS: "example.org" }
  expect(readEnv([], { ...hosted, ...ways }).signInWith).toEqual({
    providers: ["google", "apple"],
    domains: ["example.org"],
  })
  expect(readEnv([], ways).signInWith).toEqual({ providers: [], domains: [] })
  expect(() => readEnv([], { ...hosted, OAUTH_PROVIDERS: "https://evil.test" })).toThrow(
    "OAUTH_PROVIDERS must be",
  )
})
