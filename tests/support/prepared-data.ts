import { spawnSync } from "node:child_process"
import {
  cpSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs"
import { join } from "node:path"
import { mountBackend } from "#backend/mount.ts"
import { addDemoRefills } from "#server/start/demo-refills.ts"
import { loadSealingKey } from "#server/start/sealing-key.ts"
import { hashFiles } from "./file-hash.ts"

const INPUTS = [
  "backend/**/*.{ts,sql}",
  "supabase/{migrations,templates}/*",
  "supabase/seed.sql",
  "content/**/*.*",
  "server/start/{demo-refills,key-file,sealing-key}.ts",
  "package-lock.json",
]
const PREFIX = ".cache/prepared-data-"
// Belongs to the process that made the folder.
const NOT_COPIED = ["socket", "owner.pid", "owner.lock", "postgres.log"]
// 64 MB that a site deletes or leaves alone, but never writes into.
const LINKED = "disk-reserve"

/** Fills a new data folder with what a first start leaves there, without initdb and migrations. */
export async function copyPreparedData(target: string) {
  const source = await ensurePreparedData()
  mkdirSync(target, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(source).filter(name => !NOT_COPIED.includes(name))) {
    const [from, to] = [join(source, name), join(target, name)]
    if (name === LINKED) link(from, to)
    else copy(from, to)
  }
}

function link(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch (error) {
    // The temporary folder is on another file system; the site makes a reserve of its own.
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error
  }
}

function copy(from: string, to: string) {
  // Takes a quarter of the CPU time of a copy by Node; Windows has no cp.
  if (spawnSync("cp", ["-a", from, to]).status !== 0) cpSync(from, to, { recursive: true })
}

/** The folder to copy, made once for each version of its inputs. */
export async function ensurePreparedData() {
  const folder = `${PREFIX}${fingerprint()}`
  if (existsSync(folder)) return folder
  mkdirSync(".cache", { recursive: true })
  const draft = mkdtempSync(".cache/unprepared-data-")
  const siteUrl = "http://localhost:3000"
  const backend = await mountBackend({ dataDir: draft, siteUrl, demo: true, runJobs: false })
  await addDemoRefills(backend, new URL(siteUrl), await loadSealingKey({ sealingKey: null, dataDir: draft }))
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
