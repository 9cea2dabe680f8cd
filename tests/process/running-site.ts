import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"

const LONGEST_START_MS = 120_000

/** A site of its own as it ships: one process on a port and a data folder that nobody else uses. */
export class RunningSite {
  readonly dataDir: string
  readonly port: number
  #process?: ChildProcess
  #output = ""

  private constructor(dataDir: string, port: number) {
    this.dataDir = dataDir
    this.port = port
  }

  static async first(): Promise<RunningSite> {
    const site = await RunningSite.onNewFolder()
    await site.start()
    return site
  }

  /** Not started yet. */
  static async onNewFolder(): Promise<RunningSite> {
    if (!existsSync("build/server/index.js")) {
      execFileSync(process.execPath, ["node_modules/.bin/react-router", "build"])
    }
    return new RunningSite(await mkdtemp(join(tmpdir(), "open-airway-crash-")), await freePort())
  }

  get url() {
    return `http://127.0.0.1:${this.port}`
  }

  /** The last lines it wrote, for the report of a failure. */
  get output() {
    return this.#output
  }

  get isRunning() {
    return this.#process?.exitCode === null && this.#process.signalCode === null
  }

  get pid() {
    return this.#process?.pid
  }

  /** Starts the process and answers, once it serves, how many milliseconds that took. */
  async start(): Promise<number> {
    const begun = performance.now()
    this.#process = this.spawn(this.port)
    const ended = new Promise<never>((_, reject) => {
      this.#process!.once("exit", code => reject(new Error(`the site ended (${code}):\n${this.#output}`)))
    })
    await Promise.race([this.ready(), ended])
    return performance.now() - begun
  }

  /** A process of the site on this one's folder, whether or not the folder is free. */
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
    for (const until = Date.now() + LONGEST_START_MS; Date.now() < until; await sleep(20)) {
      if (await this.#answersReady()) return
    }
    throw new Error(`the site is not ready after ${LONGEST_START_MS} ms:\n${this.#output}`)
  }

  async #answersReady() {
    try {
      return (await fetch(`${this.url}/readyz`)).ok
    } catch {
      // Nobody listens yet.
      return false
    }
  }

  /** Ends the process at once, without a chance to tidy up. */
  async kill() {
    const child = this.#process!
    const gone = new Promise(resolve => child.once("exit", resolve))
    child.kill("SIGKILL")
    await gone
  }

  /** Asks its database as the superuser, past the site. */
  async sql<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const client = new pg.Client({
      host: join(this.dataDir, "socket"),
      user: "supabase_admin",
      database: "postgres",
    })
    await client.connect()
    try {
      return (await client.query<Row>(text)).rows
    } finally {
      await client.end()
    }
  }

  /** Ends the server of its folder and all that server's children at once. */
  killPostgres() {
    const { postmaster, children } = this.postgresProcesses()
    for (const victim of [postmaster, ...children]) {
      try {
        process.kill(victim, "SIGKILL")
      } catch (error) {
        // A child that notices its parent's end goes by itself.
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
      const gone = new Promise(resolve => this.#process!.once("exit", resolve))
      this.#process!.kill("SIGTERM")
      await gone
    }
    // Left behind only when the site was killed and did not come back.
    if (existsSync(this.#postmasterFile)) this.killPostgres()
    await rm(this.dataDir, { recursive: true, force: true })
  }

  get #postmasterFile() {
    return join(this.dataDir, "postgres/postmaster.pid")
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0))
    })
  })
}
