import { constants, cpSync, existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs"
import { mountBackend } from "#backend/mount.ts"
import { hashFiles } from "./file-hash.ts"

const INPUTS = [
  "backend/**/*.{ts,sql}",
  "supabase/{migrations,templates}/*",
  "supabase/seed.sql",
  "content/**/*.*",
  "package-lock.json",
]
const PREFIX = ".cache/prepared-data-"
// Belongs to the process that made the folder.
const NOT_COPIED = /\/(socket|owner\.pid|owner\.lock|postgres\.log)$/

/** Fills a new data folder with what a first start leaves there, without initdb and migrations. */
export async function copyPreparedData(target: string) {
  const filter = (path: string) => !NOT_COPIED.test(path)
  cpSync(await ensurePreparedData(), target, { recursive: true, filter, mode: constants.COPYFILE_FICLONE })
}

/** The folder to copy, made once for each version of its inputs. */
export async function ensurePreparedData() {
  const folder = `${PREFIX}${fingerprint()}`
  if (existsSync(folder)) return folder
  mkdirSync(".cache", { recursive: true })
  const draft = mkdtempSync(".cache/unprepared-data-")
  const backend = await mountBackend({
    dataDir: draft,
    siteUrl: "http://localhost:3000",
    demo: true,
    runJobs: false,
  })
  await backend.close()
  // Another process may have made the same folder meanwhile, and may be copying it.
  if (existsSync(folder)) rmSync(draft, { recursive: true, force: true })
  else renameSync(draft, folder)
  for (const old of globSync(`${PREFIX}*`).filter(found => found !== folder)) {
    rmSync(old, { recursive: true, force: true })
  }
  return folder
}

function fingerprint() {
  // The demo content counts from the day of the first start.
  return hashFiles(INPUTS, { exclude: ["**/*.test.ts"], salt: new Date().toISOString().slice(0, 10) })
}
