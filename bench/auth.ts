import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { createClient } from "@supabase/supabase-js"
import { mountBackend } from "#backend/mount.ts"

// Measures sign-ins and refreshes per second, event loop delay, and the cost of the session check in REST
// calls.
const SITE = "http://localhost:3000"
const PASSWORD = "tulip gravel ninety boat"
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

/** Runs `work` concurrently; reports its rate and the worst event loop delay. */
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

await backend.close()
rmSync(folder, { recursive: true })
