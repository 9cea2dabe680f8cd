import { mountBackend } from "#backend/mount.ts"
import { loadBuiltSite } from "#server/start/site.ts"
import { embeddedSupabase } from "#server/start/supabase.ts"
import { median } from "./median.ts"

// Prints how many times as many home pages a CPU second renders with the fragment cache as without it. Both render in
// turns in one process, so that a busy machine slows them equally.
const SITE_URL = "http://127.0.0.1:4312"
const ROUNDS = 9
const PAGES = 100

const backend = await mountBackend({ siteUrl: SITE_URL, dataDir: process.env.DATA_DIR!, runJobs: false })
const { fetchFor, publishableKey } = embeddedSupabase(backend, new URL(SITE_URL))
const site = await loadBuiltSite(process.cwd())
const gains: number[] = []
for (let round = 0; round <= ROUNDS; round++) {
  const withCache = await cpuOf({ cacheFragments: true })
  const without = await cpuOf({ cacheFragments: false })
  // The first round is a warm-up.
  if (round > 0) gains.push(without / withCache)
}
await backend.close()
console.log(median(gains))

async function cpuOf({ cacheFragments }: { cacheFragments: boolean }) {
  const before = process.cpuUsage()
  for (let page = 0; page < PAGES; page++) {
    const { status } = await site.render(new Request(SITE_URL), {
      fetch: fetchFor(null),
      supabaseUrl: SITE_URL,
      publishableKey,
      siteUrl: SITE_URL,
      requestId: String(page),
      scriptNonce: crypto.randomUUID(),
      cacheFragments,
      report(error) {
        throw error
      },
    })
    if (status !== 200) throw new Error(`The home page answered ${status}`)
  }
  const { user, system } = process.cpuUsage(before)
  return user + system
}
