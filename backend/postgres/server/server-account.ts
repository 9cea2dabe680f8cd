import { existsSync, lchownSync, lstatSync, readdirSync, readFileSync, statSync } from "node:fs"
import { dirname, join, resolve } from "node:path"

/** The account that runs PostgreSQL, which refuses to run as root. */
export interface ServerAccount {
  /** Owner of the server's files; undefined if the server runs as the current user. */
  owner?: { uid: number; gid: number }
  /** Spawn options that switch the user. */
  spawnAs: { uid?: number; gid?: number }
  /** Command to start the server through. */
  wrapper: string[]
}

const ROOT = { uid: 0, gid: 0 }

/** An account that can access both the data folder and the binaries. */
export function serverAccount(dataDir: string, binary: string): ServerAccount {
  if (process.getuid?.() !== 0) return { spawnAs: {}, wrapper: [] }
  const owner = [ownerOf(dataDir), account("postgres"), account("nobody")].find(
    user => user && canReach(binary, user) && canReach(dataDir, user),
  )
  if (owner) return { owner, spawnAs: owner, wrapper: [] }
  // In a user namespace without a mapping, root is not root to PostgreSQL but still owns its files.
  return { owner: ROOT, spawnAs: {}, wrapper: ["unshare", "--user", "--"] }
}

/** Error message for root if user namespaces are not allowed. */
export function accountProblem({ wrapper }: ServerAccount, message: string, dir: string) {
  if (wrapper.length === 0 || !message.includes(wrapper[0]!)) return
  return (
    `PostgreSQL does not run as root, and no other user can reach ${dir}: ` +
    `start the site as an ordinary user, or set DATA_DIR to a folder others may enter.`
  )
}

/** Changes the owner of a file or a whole folder. */
export function changeOwner(path: string, { owner }: ServerAccount) {
  if (!owner) return
  lchownSync(path, owner.uid, owner.gid)
  if (!lstatSync(path).isDirectory()) return
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), owner.uid, owner.gid)
  }
}

/** Files created by root get the folder's owner, who may start the site next time. */
export function matchFolderOwner(path: string) {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  lchownSync(path, uid, gid)
}

// Keeps the existing owner, so that starting once as root does not lock them out.
function ownerOf(path: string) {
  const { uid, gid } = statSync(path)
  return uid === 0 ? undefined : { uid, gid }
}

function account(name: string) {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find(entry => entry.startsWith(`${name}:`))
  if (!line) return
  const [, , uid, gid] = line.split(":")
  return { uid: Number(uid), gid: Number(gid) }
}

function canReach(path: string, user: { uid: number; gid: number }) {
  for (let dir = resolve(path); ; dir = dirname(dir)) {
    if (existsSync(dir) && !canSearch(dir, user)) return false
    if (dir === dirname(dir)) return true
  }
}

function canSearch(path: string, { uid, gid }: { uid: number; gid: number }) {
  const stat = statSync(path)
  const shift = stat.uid === uid ? 6 : stat.gid === gid ? 3 : 0
  return ((stat.mode >> shift) & 1) === 1
}
