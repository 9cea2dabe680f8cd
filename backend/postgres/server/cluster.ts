import { spawnSync } from "node:child_process"
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { basename, dirname, join } from "node:path"
import { type Binaries, missingLibrary } from "./binaries.ts"
import { accountProblem, changeOwner, type ServerAccount } from "./server-account.ts"

export const SUPERUSER = "supabase_admin"

/** Creates PostgreSQL's data folder, or checks the existing one. */
export function ensureCluster(
  dir: string,
  binaries: Binaries,
  account: ServerAccount,
  password: string | undefined,
) {
  removeUnfinishedClusters(dir)
  if (!existsSync(join(dir, "PG_VERSION"))) {
    createCluster(dir, binaries, account, password)
    return
  }
  const major = Number.parseInt(readFileSync(join(dir, "PG_VERSION"), "utf8"), 10)
  if (major !== binaries.major) {
    throw new Error(
      `The data folder ${dir} was created by PostgreSQL ${major}, but this site runs PostgreSQL ${binaries.major}: ` +
        `start it once with the old version and move the data with a dump.`,
    )
  }
  if (account.owner && statSync(dir).uid !== account.owner.uid) changeOwner(dir, account)
}

// Created under another name and renamed when complete, so an interrupted first start leaves no partial data.
function createCluster(
  dir: string,
  binaries: Binaries,
  account: ServerAccount,
  password: string | undefined,
) {
  if (existsSync(dir)) {
    throw new Error(`${dir} exists but contains no PostgreSQL data: move it away, or set DATA_DIR.`)
  }
  const unfinishedDir = mkdtempSync(`${dir}.unfinished-`)
  const passwordFile = `${unfinishedDir}.password`
  changeOwner(unfinishedDir, account)
  const access = password ? ["--auth=scram-sha-256", `--pwfile=${passwordFile}`] : ["--auth=trust"]
  const options = [
    `--pgdata=${unfinishedDir}`,
    `--username=${SUPERUSER}`,
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--data-checksums",
    ...access,
  ]
  const [program, ...args] = [...account.wrapper, binaries.initdb, ...options] as [string, ...string[]]
  if (password) {
    writeFileSync(passwordFile, password, { mode: 0o600 })
    changeOwner(passwordFile, account)
  }
  const { status, stderr, error } = spawnSync(program, args, {
    env: binaries.env,
    encoding: "utf8",
    ...account.spawnAs,
  })
  rmSync(passwordFile, { force: true })
  if (status !== 0) {
    rmSync(unfinishedDir, { recursive: true, force: true })
    const message = error?.message ?? stderr.trim()
    if (message.includes("No space left on device"))
      throw new Error(`The disk is full: the database needs 200 MB of free space for ${dir}.`)
    throw new Error(
      accountProblem(account, message, dir) ?? missingLibrary(message) ?? `initdb failed: ${message}`,
    )
  }
  renameSync(unfinishedDir, dir)
  syncFolder(dirname(dir))
}

function removeUnfinishedClusters(dir: string) {
  const parent = dirname(dir)
  for (const name of readdirSync(parent).filter(name => name.startsWith(`${basename(dir)}.unfinished-`))) {
    // The initdb of a killed start may still be writing there.
    rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

function syncFolder(dir: string) {
  if (process.platform === "win32") return
  const handle = openSync(dir, "r")
  fsyncSync(handle)
  closeSync(handle)
}
