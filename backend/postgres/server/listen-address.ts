import { createHash, randomBytes } from "node:crypto"
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { changeOwner, type ServerAccount } from "./server-account.ts"

/** Where the embedded server listens: a unix socket in a private folder, or loopback with a password. */
export interface ListenAddress {
  host: string
  port: number
  password?: string
  /** A folder outside the data folder, removed at the end. */
  temporaryDir?: string
}

// sockaddr_un holds 104 bytes on macOS and 108 on Linux, including the socket's name.
const MAX_SOCKET_PATH_BYTES = 100
const PORT = 5432

export function socketAddress(dataDir: string, account: ServerAccount): ListenAddress {
  const inDataDir = join(dataDir, "socket")
  const fits = Buffer.byteLength(join(inDataDir, `.s.PGSQL.${PORT}.lock`)) <= MAX_SOCKET_PATH_BYTES
  const host = fits ? inDataDir : join(tmpdir(), `open-airway-${folderHash(dataDir)}`)
  if (!existsSync(host)) mkdirSync(host, { mode: 0o700 })
  const { uid, mode } = lstatSync(host)
  const trusted = [process.getuid?.(), account.owner?.uid, 0]
  if (!lstatSync(host).isDirectory() || (mode & 0o077) !== 0 || !trusted.includes(uid)) {
    throw new Error(`${host} must be a folder that only its owner can enter: remove it.`)
  }
  changeOwner(host, account)
  return { host, port: PORT, ...(fits ? {} : { temporaryDir: host }) }
}

/** For platforms without reliable unix sockets. */
export async function loopbackAddress(dataDir: string): Promise<ListenAddress> {
  const file = join(dataDir, "postgres.password")
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600 })
  return { host: "127.0.0.1", port: await freePort(), password: readFileSync(file, "utf8") }
}

function folderHash(dataDir: string) {
  return createHash("sha256").update(`${process.getuid?.()} ${dataDir}`).digest("hex").slice(0, 20)
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0))
    })
  })
}
