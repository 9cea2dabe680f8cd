import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { startEmbedded } from "#backend/postgres/server/embedded.ts"
import { tempFolder } from "#tests/support/folder.ts"

test("demo content is never put into a hosted project", () => {
  const dataDir = join(tempFolder(), "data")
  const { status, stderr } = run("scripts/seed.ts", {
    SUPABASE_URL: "https://x.supabase.co",
    DATA_DIR: dataDir,
  })
  expect(status).toBe(1)
  expect(stderr).toContain("Nothing was done")
  expect(existsSync(dataDir)).toBe(false)
})

test("a data folder is deleted only when nobody is using it, and only if it is one", async () => {
  const folder = tempFolder()
  const dataDir = join(folder, "data")
  const server = await startEmbedded({ dataDir })
  const refused = run("scripts/reset.ts", { DATA_DIR: dataDir })
  expect(refused.status).toBe(1)
  expect(refused.stderr).toContain(`${dataDir} is in use by process ${process.pid}`)
  await server.stop()

  expect(run("scripts/reset.ts", { DATA_DIR: folder }).stdout).toContain("nothing to delete")
  expect(run("scripts/reset.ts", { DATA_DIR: dataDir }).stdout).toContain(`Deleting ${dataDir}`)
  expect(existsSync(dataDir)).toBe(false)
  expect(existsSync(folder)).toBe(true)
})

function run(script: string, env: NodeJS.ProcessEnv) {
  const { SUPABASE_URL: _url, DATABASE_URL: _database, ...rest } = process.env
  return spawnSync(process.execPath, [script], { encoding: "utf8", env: { ...rest, ...env } })
}
