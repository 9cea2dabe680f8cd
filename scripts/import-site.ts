import { existsSync } from "node:fs"
import { createClient } from "@supabase/supabase-js"
import type { Database } from "#app/lib/supabase/database.types.ts"
import { mountBackend } from "#backend/mount.ts"
import { readSiteFiles } from "./import-site/files.ts"
import { importSite, reportLines } from "./import-site/import-site.ts"

if (existsSync(".env")) process.loadEnvFile(".env")
const { SUPABASE_URL, SUPABASE_SECRET_KEY, DATABASE_URL, DATA_DIR = ".data" } = process.env
const { SITE_URL = "http://localhost:3000" } = process.env
const [folder, ...options] = process.argv.slice(2)
const writes = options.includes("--write")

try {
  if (!folder) throw new Error("Name the folder: npm run import:site -- folder [--write]")
  const files = readSiteFiles(folder)
  await using stack = new AsyncDisposableStack()
  const db = await client(stack)
  const reports = await importSite(db, files, writes)
  for (const line of reportLines(reports, writes)) console.log(line)
  if (!writes) console.log("This was a dry run. Add --write to import it.")
  if (Object.values(reports).some(({ problems }) => problems.length > 0)) process.exitCode = 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/** The database of the site, wherever it is; the site itself must not be running on an embedded one. */
async function client(stack: AsyncDisposableStack) {
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }
  if (SUPABASE_URL) {
    if (!SUPABASE_SECRET_KEY) throw new Error("Set SUPABASE_SECRET_KEY to a secret key of the project.")
    return createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEY, { auth })
  }
  const backend = stack.adopt(
    await mountBackend({
      ...{ siteUrl: SITE_URL, dataDir: DATA_DIR, runJobs: false },
      ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
    }),
    ({ close }) => close(),
  )
  return createClient<Database>(SITE_URL, backend.secretKey, {
    auth,
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  })
}
