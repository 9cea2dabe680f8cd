import { mkdtempSync, rmSync } from "node:fs"
import { loadavg, tmpdir } from "node:os"
import { join } from "node:path"
import { DEFAULT_OPTIONS } from "#backend/auth/options.ts"
import { hashPassword } from "#backend/auth/passwords/password-hash.ts"
import { mountBackend } from "#backend/mount.ts"

// Checks whether response times reveal who has an account: 200 known and 200 unknown addresses per endpoint,
// in random order. `--bare` turns off the minimum response time; further arguments select endpoints.
const SITE = "http://localhost:3000"
const PASSWORD = "tulip gravel ninety boat"
const SAMPLES = Number(process.env.SAMPLES ?? 200)
const isBare = process.argv.includes("--bare")
const named = process.argv.slice(2).filter(argument => argument !== "--bare")

interface Way {
  name: string
  path: string
  fields: object
  /** Whether the known address has been confirmed. */
  isConfirmed: boolean
}

const WAYS: Way[] = [
  {
    name: "sign-in",
    path: "/token?grant_type=password",
    fields: { password: "certainly not this" },
    isConfirmed: true,
  },
  { name: "sign-up", path: "/signup", fields: { password: PASSWORD }, isConfirmed: true },
  { name: "sign-up, unconfirmed", path: "/signup", fields: { password: PASSWORD }, isConfirmed: false },
  { name: "recovery", path: "/recover", fields: {}, isConfirmed: true },
  { name: "magic link", path: "/otp", fields: {}, isConfirmed: true },
  {
    name: "magic link for members only",
    path: "/otp",
    fields: { create_user: false },
    isConfirmed: true,
  },
  { name: "resend", path: "/resend", fields: { type: "signup" }, isConfirmed: true },
  { name: "resend, unconfirmed", path: "/resend", fields: { type: "signup" }, isConfirmed: false },
  {
    name: "code",
    path: "/verify",
    fields: { type: "email", token: "123456" },
    isConfirmed: true,
  },
]

const folder = mkdtempSync(join(tmpdir(), "open-airway-bench-"))
const plenty = { allowed: 1_000_000, seconds: 60 }
const backend = await mountBackend({
  siteUrl: SITE,
  dataDir: folder,
  auth: {
    limits: { ...DEFAULT_OPTIONS.limits, mailOverall: plenty, signInOverall: plenty },
    ...(isBare ? { minimumResponseMs: { mail: 0, signUp: 0 } } : {}),
  },
})

async function post(path: string, fields: object, key = backend.publishableKey) {
  const init = { method: "POST", body: JSON.stringify(fields), headers: { apikey: key } }
  const started = performance.now()
  const response = await backend.fetch(new Request(`${SITE}/auth/v1${path}`, init))
  await response.arrayBuffer()
  if (response.status === 429) throw new Error(`${path} was limited`)
  return performance.now() - started
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!
}

/** Mann–Whitney two-sided p-value by normal approximation. */
function sameness(a: number[], b: number[]) {
  const wins = a.reduce((sum, x) => sum + b.filter(y => x > y).length, 0)
  const z =
    (wins - (a.length * b.length) / 2) / Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12)
  const t = 1 / (1 + 0.3275911 * (Math.abs(z) / Math.SQRT2))
  const tail =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return tail * Math.exp(-(z * z) / 2)
}

const password_hash = await hashPassword(PASSWORD, DEFAULT_OPTIONS.passwordCost)

async function compare({ name, path, fields, isConfirmed }: Way) {
  const tag = name.replace(/\W/g, "")
  const asked = ["known", "unknown"].flatMap(kind =>
    Array.from({ length: SAMPLES }, (_, i) => ({ kind, email: `${kind}${i}${tag}@example.org` })),
  )
  for (const { kind, email } of asked) {
    if (kind === "known") {
      await post("/admin/users", { email, password_hash, email_confirm: isConfirmed }, backend.secretKey)
    }
  }
  const times: Record<string, number[]> = { known: [], unknown: [] }
  const order = asked.map(each => ({ ...each, rank: Math.random() })).sort((a, b) => a.rank - b.rank)
  for (const { kind, email } of order) times[kind]!.push(await post(path, { email, ...fields }))
  const [known, unknown] = [median(times.known!), median(times.unknown!)]
  const p = sameness(times.known!, times.unknown!).toFixed(3)
  const longest = Math.max(...times.known!, ...times.unknown!).toFixed(0)
  console.log(
    `${name}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, p ${p}, longest ${longest} ms`,
  )
}

for (let i = 0; i < 20; i++) await post("/otp", { email: `warm-up${i}@example.org` })
const load = () => loadavg()[0]!.toFixed(1)
console.log(`${SAMPLES} of each, ${isBare ? "bare" : "as served"}, load ${load()}`)
for (const way of WAYS) if (named.length === 0 || named.includes(way.name)) await compare(way)
console.log(`load ${load()}`)
await backend.close()
rmSync(folder, { recursive: true })
