import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, existsSync, readFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import pg from "pg"
import { freePort } from "#tests/support/free-port.ts"
import { copyPreparedData } from "#tests/support/prepared-data.ts"

const POLL_MS = 20

/** The site as it ships: a process with its own port and data folder. */
export class RunningSite {
  readonly dataDir: string
  readonly port: number
  #process?: ChildProcess
  #output = ""

  private constructor(dataDir: string, port: number) {
    this.dataDir = dataDir
    this.port = port
  }

  static async start(): Promise<RunningSite> {
    const site = await RunningSite.onEmptyFolder()
    await copyPreparedData(site.dataDir)
    await site.start()
    return site
  }

  /** Not started yet. */
  static async onEmptyFolder(): Promise<RunningSite> {
    const folder = await mkdtemp(join(tmpdir(), "open-airway-crash-"))
    chmodSync(folder, 0o755)
    return new RunningSite(folder, await freePort())
  }

  get url() {
    return `http://127.0.0.1:${this.port}`
  }

  /** The last lines of output, for the report of a failure. */
  get output() {
    return this.#output
  }

  get isRunning() {
    return this.#process?.exitCode === null && this.#process.signalCode === null
  }

  get pid() {
    return this.#process?.pid
  }

  /** Starts the process and waits until it serves. */
  async start() {
    const child = this.spawn(this.port)
    this.#process = child
    const exit = once(child, "exit").then(([code]) => {
      throw new Error(`the site exited (${code}):\n${this.#output}`)
    })
    await Promise.race([this.ready(), exit])
    exit.catch(() => undefined)
  }

  /** Starts a process on this data folder, whether or not the folder is in use. */
  spawn(port: number) {
    const env = {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: this.dataDir,
    }
    const child = spawn(process.execPath, ["server/index.ts"], { env, stdio: ["ignore", "pipe", "pipe"] })
    this.#output = ""
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (bytes: Buffer) => {
        this.#output = `${this.#output}${bytes}`.slice(-4_000)
      })
    }
    return child
  }

  async ready() {
    while (!(await this.#isReady())) await delay(POLL_MS)
  }

  async #isReady() {
    try {
      return (await fetch(`${this.url}/readyz`)).ok
    } catch {
      // Not listening yet.
      return false
    }
  }

  /** Waits until PostgreSQL accepts new connections, which the site needs only when it has lost its own. */
  async postgresReady() {
    while (!(await this.#acceptsConnections())) await delay(POLL_MS)
  }

  async #acceptsConnections() {
    try {
      await this.sql("select 1")
      return true
    } catch {
      // Not listening yet, or still recovering.
      return false
    }
  }

  /** Kills the process with SIGKILL. */
  async kill() {
    const child = this.#process!
    const exit = once(child, "exit")
    child.kill("SIGKILL")
    await exit
  }

  /** Queries the database as superuser, without the site. */
  async sql<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({
      host: join(this.dataDir, "socket"),
      user: "supabase_admin",
      database: "postgres",
    })
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }

  /** Kills PostgreSQL and its child processes with SIGKILL. */
  killPostgres() {
    const { postmaster, children } = this.postgresProcesses()
    for (const pid of [postmaster, ...children]) {
      try {
        process.kill(pid, "SIGKILL")
      } catch (error) {
        // Children exit on their own when their parent is gone.
        if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error
      }
    }
  }

  postgresProcesses() {
    const postmaster = Number.parseInt(readFileSync(this.#postmasterFile, "utf8"), 10)
    const table = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    const processes = table
      .trim()
      .split("\n")
      .map(line => line.trim().split(/\s+/).map(Number))
    return {
      postmaster,
      children: processes.filter(([, parent]) => parent === postmaster).map(([child]) => child!),
    }
  }

  async remove() {
    if (this.isRunning) {
      const exit = once(this.#process!, "exit")
      this.#process!.kill("SIGTERM")
      await exit
    }
    // Left behind only when the site was killed and not restarted.
    if (existsSync(this.#postmasterFile)) this.killPostgres()
    await rm(this.dataDir, { recursive: true, force: true })
  }

  get #postmasterFile() {
    return join(this.dataDir, "postgres/postmaster.pid")
  }
}
