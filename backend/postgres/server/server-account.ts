import { existsSync, lchownSync, lstatSync, readdirSync, readFileSync, statSync } from "node:fs"
import { dirname, join, resolve } from "node:path"

/** As whom PostgreSQL runs. It refuses to run as root, so root hands it to somebody else. */
export interface ServerAccount {
  /** Owner of the server's files; undefined when the server simply runs as us. */
  owner?: { uid: number; gid: number }
  /** Spawn options that change the user. */
  spawnAs: { uid?: number; gid?: number }
  /** A program to start the server through. */
  through: string[]
}

const ROOT = { uid: 0, gid: 0 }

/** The account that can reach both the folder the data lives in and the program. */
export function serverAccount(dataDir: string, binary: string): ServerAccount {
  if (process.getuid?.() !== 0) return { spawnAs: {}, through: [] }
  const owner = [ownerOf(dataDir), account("postgres"), account("nobody")].find(
    user => user && canReach(binary, user) && canReach(dataDir, user),
  )
  if (owner) return { owner, spawnAs: owner, through: [] }
  // In a user namespace without a mapping root is nobody to PostgreSQL, yet still owns its own files.
  return { owner: ROOT, spawnAs: {}, through: ["unshare", "--user", "--"] }
}

/** What to tell root when even the user namespace is not allowed here. */
export function accountProblem({ through }: ServerAccount, complaint: string, dir: string) {
  if (through.length === 0 || !complaint.includes(through[0]!)) return
  return (
    `PostgreSQL does not run as root, and no other user can reach ${dir}: ` +
    `start the site as an ordinary user, or set DATA_DIR to a folder others may enter.`
  )
}

/** Gives a file or a whole folder to the account. */
export function handOver(path: string, { owner }: ServerAccount) {
  if (!owner) return
  lchownSync(path, owner.uid, owner.gid)
  if (!lstatSync(path).isDirectory()) return
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), owner.uid, owner.gid)
  }
}

/** Files that root makes in somebody's folder belong to that somebody, who may start the site next time. */
export function giveToFolderOwner(path: string) {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  lchownSync(path, uid, gid)
}

// Whoever the folder already belongs to keeps it, so that starting once as root does not lock them out.
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
    if (existsSync(dir) && !maySearch(dir, user)) return false
    if (dir === dirname(dir)) return true
  }
}

function maySearch(path: string, { uid, gid }: { uid: number; gid: number }) {
  const stat = statSync(path)
  const shift = stat.uid === uid ? 6 : stat.gid === gid ? 3 : 0
  return ((stat.mode >> shift) & 1) === 1
}
