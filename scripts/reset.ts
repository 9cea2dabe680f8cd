import { existsSync, rmSync } from "node:fs"
import { join, resolve } from "node:path"
import { stopOrphan } from "#backend/postgres/server/embedded.ts"
import { lockFolder } from "#backend/postgres/server/folder-lock.ts"

if (existsSync(".env")) process.loadEnvFile(".env")
const dataDir = resolve(process.env.DATA_DIR ?? ".data")

if (!existsSync(join(dataDir, "owner.lock"))) {
  console.log(`${dataDir} holds no data of the site; nothing to delete.`)
  process.exit()
}

try {
  const folder = lockFolder(dataDir)
  await stopOrphan(dataDir)
  console.log(`Deleting ${dataDir}: the embedded database and every file of this site.`)
  rmSync(dataDir, { recursive: true })
  folder.release()
  console.log("Done. The next start makes a new one.")
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
