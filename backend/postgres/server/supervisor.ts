import type { ChildProcess } from "node:child_process"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { missingLibrary } from "./binaries.ts"
import { killOrphanProcesses } from "./orphan-processes.ts"
import { type ServerPlan, spawnPostmaster, stopPostmaster } from "./postmaster.ts"
import { accountProblem } from "./server-account.ts"
import { logSince, logSize } from "./server-log.ts"

const START_TIMEOUT_MS = 120_000
const MAX_DELAY_MS = 5_000
const KILL_ORPHANS_AFTER_TRIES = 10

/** Keeps the server running: restarts it whenever it exits, until `stop`. */
export class Supervisor {
  #plan: ServerPlan
  #target: pg.ClientConfig
  #progress: (line: string) => void
  #child?: ChildProcess
  #restart?: Promise<void>
  #stopping = false

  constructor(plan: ServerPlan, target: pg.ClientConfig, progress: (line: string) => void) {
    this.#plan = plan
    this.#target = target
    this.#progress = progress
  }

  async start() {
    const deadline = Date.now() + START_TIMEOUT_MS
    // After a kill -9 the server's children may take a moment to exit and release shared memory.
    for (let tries = 1; (await this.#launch(deadline)) === "still in use"; tries++) {
      if (tries % KILL_ORPHANS_AFTER_TRIES === 0) killOrphanProcesses(this.#plan.cluster)
      await sleep(50)
    }
  }

  async #launch(deadline: number) {
    const before = logSize(this.#plan.logFile)
    const child = spawnPostmaster(this.#plan)
    let isUp = false
    let end: string | undefined
    const handleExit = (reason: string) => {
      end = reason
      if (isUp) this.#handleExit(reason)
    }
    child.once("error", error => handleExit(error.message))
    child.once("exit", (code, signal) => handleExit(signal ?? `exit code ${code}`))
    let problem: string | null = ""
    for (; !end && !isDiskFull(problem) && Date.now() < deadline; await sleep(15)) {
      problem = await connectionProblem(this.#target)
      if (problem !== null || end) continue
      isUp = true
      this.#child = child
      return
    }
    if (!end) {
      await stopPostmaster(child.pid!, this.#plan.cluster, this.#plan.binaries)
      if (isDiskFull(problem)) throw diskFullError(this.#plan)
      throw new Error(`PostgreSQL did not respond for two minutes; its log is ${this.#plan.logFile}.`)
    }
    const logText = logSince(this.#plan.logFile, before)
    if (logText.includes("pre-existing shared memory block") && Date.now() < deadline) return "still in use"
    throw startError(end, logText, this.#plan)
  }

  async stop() {
    this.#stopping = true
    await this.#restart
    const child = this.#child
    if (child?.pid && child.exitCode === null && child.signalCode === null) {
      // Waits for the exit, so that no zombie is left.
      const exited = new Promise(resolve => child.once("exit", resolve))
      await stopPostmaster(child.pid, this.#plan.cluster, this.#plan.binaries)
      if (child.exitCode === null && child.signalCode === null) await exited
    }
  }

  #handleExit(reason: string) {
    if (this.#stopping) return
    this.#progress(`PostgreSQL exited (${reason}); restarting it`)
    this.#restart = this.#restartUntilUp()
  }

  async #restartUntilUp() {
    let lastMessage = ""
    for (let delay = 100; !this.#stopping; delay = Math.min(delay * 2, MAX_DELAY_MS)) {
      try {
        return await this.start()
      } catch (error) {
        const { message } = error as Error
        if (message !== lastMessage) this.#progress(message)
        lastMessage = message
        await sleep(delay)
      }
    }
  }
}

/** Why the server accepts no connection; null if it does. */
async function connectionProblem(target: pg.ClientConfig) {
  const client = new pg.Client({ ...target, connectionTimeoutMillis: 2_000 })
  client.on("error", () => {})
  try {
    await client.connect()
    await client.end()
    return null
  } catch (error) {
    return (error as Error).message
  }
}

function isDiskFull(message: string | null) {
  return message?.includes("No space left on device") === true
}

function diskFullError({ cluster }: ServerPlan) {
  return new Error(`PostgreSQL did not start because the disk is full: free some space for ${cluster}.`)
}

function startError(reason: string, logText: string, plan: ServerPlan) {
  const { account, cluster, logFile } = plan
  const lines = logText.split("\n")
  // While the server starts, it logs every connection attempt as fatal, too.
  const isCause = (line: string) => /(FATAL|PANIC): {2}(?!the database system is )/.test(line)
  const message = lines.find(isCause) ?? lines.at(-1) ?? ""
  if (isDiskFull(message)) return diskFullError(plan)
  return new Error(
    accountProblem(account, `${reason} ${message}`, cluster) ??
      missingLibrary(logText) ??
      `PostgreSQL did not start (${reason}): ${message} (log: ${logFile})`,
  )
}
