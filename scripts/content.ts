import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import pg from "pg"
import { contentReport, loadContent } from "#backend/postgres/setup/content.ts"

if (existsSync(".env")) process.loadEnvFile(".env")
const { DATABASE_URL } = process.env

if (!DATABASE_URL) {
  console.error(
    "Set DATABASE_URL to the database's connection string. The embedded database loads its content at every start.",
  )
  process.exit(1)
}

const client = new pg.Client({ connectionString: DATABASE_URL })
try {
  await client.connect()
  const load = await loadContent(client, { dir: fileURLToPath(new URL("../content", import.meta.url)) })
  for (const line of load ? contentReport(load) : ["The content is up to date."]) console.log(line)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await client.end()
}
