import { existsSync } from "node:fs"
import { openBackend } from "#backend/open.ts"
import { reseedDemo } from "#backend/postgres/setup/seed.ts"

if (existsSync(".env")) process.loadEnvFile(".env")
const { SUPABASE_URL, DATABASE_URL, DATA_DIR = ".data" } = process.env

if (SUPABASE_URL) {
  console.error(
    "SUPABASE_URL names a Supabase project; demo content is for local databases only. Nothing was done.",
  )
  process.exit(1)
}

try {
  const backend = await openBackend({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, progress: console.log })
  try {
    await reseedDemo(backend)
  } finally {
    await backend.close()
  }
  console.log("The demo content is in the database.")
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
