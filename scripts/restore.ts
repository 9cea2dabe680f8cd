import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { restoreBackup } from "#backend/backups/restore.ts"
import { readEnv } from "#server/env.ts"

if (existsSync(".env")) process.loadEnvFile(".env")

try {
  const [, , file] = process.argv
  if (!file) throw new Error("Name the backup: npm run restore -- .data/backups/backup-….tar.gz")
  const { dataDir, supabaseUrl, databaseUrl } = readEnv([])
  if (supabaseUrl || databaseUrl) {
    throw new Error("This restores the embedded database: unset SUPABASE_URL and DATABASE_URL.")
  }
  await restoreBackup({ file: resolve(file), dataDir, progress: console.log })
  console.log(`Done. Put sealing.key into ${dataDir} if you have it, and start the site.`)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
