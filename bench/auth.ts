import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { createClient } from "@supabase/supabase-js"
import { mountBackend } from "#backend/mount.ts"

// Sign-ins and refreshes per second, how long the event loop stands still meanwhile, what it costs a member's
// REST call to know that the session lives, and whether time tells who has an account.
const SITE = "http://localhost:3000"
const PASSWORD = "tulip gravel ninety boat"
const SAMPLES = 60
const folder = mkdtempSync(join(tmpdir(), "open-airway-bench-"))
const backend = await mountBackend({ siteUrl: SITE, dataDir: folder })

function client(key = backend.publishableKey, headers: Record<string, string> = {}) {
  return createClient(SITE, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers, fetch: (input, init) => backend.fetch(new Request(input, init)) },
  })
}

async function made(email: string) {
  const user = { email, password: PASSWORD, email_confirm: true }
  const { error } = await client(backend.secretKey).auth.admin.createUser(user)
  if (error) throw error
}

async function signIn(email: string) {
  const { data, error } = await client().auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return data.session
}

/** How often `work` is done per second by several at once, and how long the event loop stood still at worst. */
async function rate(name: string, atOnce: number, ms: number, work: (worker: number) => Promise<unknown>) {
  const delay = monitorEventLoopDelay({ resolution: 2 })
  const until = performance.now() + ms
  let done = 0
  delay.enable()
  await Promise.all(
    Array.from({ length: atOnce }, async (_, worker) => {
      for (; performance.now() < until; done++) await work(worker)
    }),
  )
  delay.disable()
  const [p99, max] = [delay.percentile(99), delay.max].map(value => (value / 1e6).toFixed(1))
  console.log(`${name}: ${((done / ms) * 1000).toFixed(1)}/s, event loop p99 ${p99} ms, max ${max} ms`)
  return done / ms
}

async function times(path: string, emails: string[], fields: object) {
  const taken: number[] = []
  for (const email of emails) {
    const body = JSON.stringify({ email, ...fields })
    const started = performance.now()
    const init = { method: "POST", body, headers: { apikey: backend.publishableKey } }
    const response = await backend.fetch(new Request(`${SITE}/auth/v1${path}`, init))
    await response.arrayBuffer()
    taken.push(performance.now() - started)
    if (response.status === 429) throw new Error(`${path} was limited`)
  }
  return taken
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!
}

/** Mann and Whitney's two-sided p by the normal approximation. */
function sameness(a: number[], b: number[]) {
  const wins = a.reduce((sum, x) => sum + b.filter(y => x > y).length, 0)
  const z =
    (wins - (a.length * b.length) / 2) / Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12)
  const t = 1 / (1 + 0.3275911 * (Math.abs(z) / Math.SQRT2))
  const tail =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return tail * Math.exp(-(z * z) / 2)
}

async function compare(name: string, path: string, fields: object) {
  const tag = name.replace(/\W/g, "")
  const known = Array.from({ length: SAMPLES }, (_, i) => `known${i}${tag}@example.org`)
  for (const email of known) await made(email)
  const [members, strangers]: [number[], number[]] = [[], []]
  for (const [i, email] of known.entries()) {
    members.push(...(await times(path, [email], fields)))
    strangers.push(...(await times(path, [`unknown${i}${tag}@example.org`], fields)))
  }
  const [a, b] = [median(members), median(strangers)].map(value => value.toFixed(1))
  console.log(`${name}: member ${a} ms, stranger ${b} ms, p ${sameness(members, strangers).toFixed(3)}`)
}

await Promise.all(Array.from({ length: 8 }, (_, i) => made(`member${i}@example.org`)))
await rate("sign-ins, 8 at once", 8, 6_000, worker => signIn(`member${worker}@example.org`))

const tokens = await Promise.all(
  Array.from({ length: 8 }, async (_, i) => (await signIn(`member${i}@example.org`)).refresh_token),
)
await rate("refreshes, 8 sessions", 8, 4_000, async worker => {
  const { data, error } = await client().auth.refreshSession({ refresh_token: tokens[worker]! })
  if (error) throw error
  tokens[worker] = data.session!.refresh_token
})

const { access_token } = await signIn("member0@example.org")
const callers = {
  visitor: { apikey: backend.publishableKey },
  member: { apikey: backend.publishableKey, authorization: `Bearer ${access_token}` },
}
for (const round of ["warm-up", "measured"]) {
  for (const [name, headers] of Object.entries(callers)) {
    await rate(`REST as ${name} (${round})`, 4, 2_000, async () =>
      (await backend.fetch(new Request(`${SITE}/rest/v1/site_settings?select=name`, { headers }))).text(),
    )
  }
}

await compare("sign-in", "/token?grant_type=password", { password: "certainly not this" })
await compare("sign-up", "/signup", { password: PASSWORD })
await compare("magic link", "/otp", {})
await compare("recovery", "/recover", {})
await compare("resend", "/resend", { type: "signup" })

await backend.close()
rmSync(folder, { recursive: true })
