import { existsSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { writeBackup } from "#backend/backups/backup.ts"
import { backupPath } from "#backend/backups/backup-files.ts"
import { SUPERUSER } from "#backend/postgres/server/cluster.ts"
import { startEmbedded } from "#backend/postgres/server/embedded.ts"
import { runningAddress } from "#backend/postgres/server/postmaster.ts"
import { connectTo } from "#backend/postgres/setup/external-server.ts"
import { readEnv } from "#server/env.ts"

if (existsSync(".env")) process.loadEnvFile(".env")

try {
  const env = readEnv([])
  if (env.supabaseUrl || env.databaseUrl) {
    throw new Error(
      "This backs up the embedded database. Use pg_dump for another server, and the backups of your Supabase project.",
    )
  }
  if (!existsSync(join(env.dataDir, "postgres"))) throw new Error(`${env.dataDir} has no database.`)
  const [, , name] = process.argv
  const file = name ? resolve(name) : backupPath(env.backups.folder)
  const bytes = await backUp(env.dataDir, file)
  console.log(`${file} (${(bytes / 1_000_000).toFixed(1)} MB)`)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

/** Uses the server of the running site, or starts one for the backup. */
async function backUp(dataDir: string, file: string) {
  const address = runningAddress(join(dataDir, "postgres"))
  const server = address ? null : await startEmbedded({ dataDir })
  const target = server?.target ?? { ...address, ...password(dataDir), user: SUPERUSER, database: "postgres" }
  try {
    const client = await connectTo(target)
    return await writeBackup({ client, dataDir, file }).finally(() => client.end())
  } finally {
    await server?.stop()
  }
}

function password(dataDir: string) {
  const file = join(dataDir, "postgres.password")
  return existsSync(file) ? { password: readFileSync(file, "utf8") } : {}
}
